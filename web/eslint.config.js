import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["dist", "screenshots", "test-results", "playwright-report"] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        rules: {
            // TypeScript itself finds unknown names, types among them.
            "no-undef": "off",
            // Our own router writes addresses; there is no SvelteKit to resolve them.
            "svelte/no-navigation-without-resolve": "off",
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
);
