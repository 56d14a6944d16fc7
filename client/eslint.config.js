// What the linter looks for. Formatting is Prettier's; types are svelte-check's.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire.ts", "src/games/*/{events,http,views}.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // the compiler knows better
      eqeqeq: ["error", "always", { null: "ignore" }],
      "svelte/prefer-svelte-reactivity": "off", // what is shown is `$state.raw` and replaced as a whole
      "svelte/no-useless-mustaches": "off", // a space at the end of a block is written as one
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Pictures that we generate ourselves, never input.
    files: ["src/ui/{GeneratedPicture,Rift,Scene,Slabs}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
