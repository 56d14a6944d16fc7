// Unit tests of the modules that need no server: `npm test`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's own build for browsers, not the one for servers
  server: { fs: { allow: [".."] } }, // the texts are in the Python package
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
