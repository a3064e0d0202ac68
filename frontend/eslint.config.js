// What must stand in every file of the front end; how it is laid out is left to Prettier.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  // Written by `gamehall types`, and what is built.
  globalIgnores(['src/generated/', 'dist/', 'public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        // Vite's own settings belong to no page.
        projectService: { allowDefaultProject: ['vite.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // What is passed over on the way to something else.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty text, a false: `||` is what is meant.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // Figures stand in what is said, and one press does one thing.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A board is a text of letters from A to Z.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }] }],
      // A shape is written as it reads best where it stands.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['**/*.svelte'],
    rules: {
      // The types of what one component hands another are known to svelte-check, which looks at them, and not to ESLint.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // An effect says by `void` what it waits for, and `{' '}` is a space that the compiler leaves standing.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      'svelte/no-useless-mustaches': 'off',
      // Every board is given the same, whether it needs all of it or not.
      'svelte/no-unused-props': ['error', { ignorePropertyPatterns: ['/^(desk|names)$/'] }],
    },
  },
  { files: ['*.js', '*.mjs', '*.config.ts'], languageOptions: { globals: globals.node } },
)
