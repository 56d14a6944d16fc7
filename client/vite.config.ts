// How the client is built: into the package that serves it, split so that the first page loads little.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { FONTS, fonts } from "./fonts.ts";

// What others made and we ship, with the words they ask for.
const OTHERS = ["@fontsource/fira-sans-condensed/LICENSE", "@fontsource/philosopher/LICENSE", "svelte/LICENSE.md"];
const FLUENT = "@fluent/bundle is under the Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0\n";

function licenses(): Plugin {
  return {
    name: "licenses",
    generateBundle() {
      const texts = OTHERS.map(
        (file) => `${file.replace(/\/LICENSE.*/, "")}\n\n${readFileSync(`node_modules/${file}`, "utf-8")}`,
      );
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: [...texts, FLUENT].join("\n\n---\n\n") });
    },
  };
}

export default defineConfig({
  plugins: [fonts(), svelte(), licenses()],
  base: "/",
  logLevel: "warn", // whoever only wants to play is told nothing of bundles
  resolve: { alias: { "@fonts": resolve(FONTS) } },
  build: {
    outDir: "../src/riftable/server/http/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one file: many small ones are more to ask for, and pack worse.
      output: { codeSplitting: { groups: [{ name: "common", test: /\/(node_modules|src\/(shell|ui))\// }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
