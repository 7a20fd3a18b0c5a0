import eslint from '@eslint/js'
import astro from 'eslint-plugin-astro'
import * as regexp from 'eslint-plugin-regexp'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { boundaries } from './scripts/lint/boundaries.mjs'
import { columns } from './scripts/lint/columns.mjs'
import { texts } from './scripts/lint/texts.mjs'

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      'data',
      '.astro',
      'test-results',
      'playwright-report',
      '.cache',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // What asks for types, and the rules of React's compiler, are oxlint's (.oxlintrc.json).
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // One line for each module: its types are named beside its values.
      'no-duplicate-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  // An expression that takes quadratic time lets a few kilobytes of text hold a process.
  {
    files: ['src/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: true, ignorePartial: false },
      ],
    },
  },
  ...astro.configs.recommended,
  // Unused names in .astro files are astro check's: ESLint's own rule does not understand types.
  {
    files: ['**/*.astro'],
    rules: { 'no-unused-vars': 'off' },
  },
  { files: ['scripts/**', '*.mjs', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.mjs', '**/*.astro'],
    languageOptions: { globals: globalsOf('process', 'URL', 'console', 'document', 'window') },
  },
  { ignores: ['src/server/kit/db/migrations/**'], ...columns },
  texts,
  ...boundaries,
)

function globalsOf(...names) {
  return Object.fromEntries(names.map((name) => [name, 'readonly']))
}
