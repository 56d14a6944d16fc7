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

/** Leaves the comments out of texts: they are written for translators. */
function textsWithoutComments(): Plugin {
  return {
    name: "texts-without-comments",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

const gameOf = (module: string): string => /\/(?:src|riftable)\/games\/(\w+)\//.exec(module)?.[1] ?? "";

/** The folder of a file: that of the game whose code or texts it holds. */
const folderOf = (modules: string[]): string => {
  const game = modules.map(gameOf).find(Boolean);
  return game ? `${game}/` : "";
};

/** Fails the build if a file holds code of two games, or code of a game stands in a file that others load, too. */
function oneGamePerFile(): Plugin {
  return {
    name: "one-game-per-file",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const games = new Set(file.moduleIds.map(gameOf).filter(Boolean));
        const own = games.size === 0 || (games.size === 1 && file.fileName.startsWith(`assets/${[...games][0]}/`));
        if (!own) this.error(`${file.fileName} holds code of ${[...games].join(", ")}`);
      }
    },
  };
}

export default defineConfig({
  plugins: [fonts(), svelte(), textsWithoutComments(), licenses(), oneGamePerFile()],
  base: "/",
  logLevel: "warn", // sizes of bundles do not interest players
  resolve: { alias: { "@fonts": resolve(FONTS) } },
  build: {
    outDir: "../src/riftable/server/http/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one file: many small ones are more to ask for, and pack worse. What only
      // tables need is not in it.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              test: /\/(node_modules|src\/(shell|ui))\/(?!(region|side_scroll|text|download)\.ts|Slabs|GeneratedPicture)/,
            },
          ],
        },
        chunkFileNames: ({ moduleIds }) => `assets/${folderOf(moduleIds)}[name]-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
});
