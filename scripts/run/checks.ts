import type { CommandStep } from './steps.ts'

/** What `npm run check` runs: everything that needs no database and no browser. */
export const CHECK_STEPS: CommandStep[] = [
  { name: 'lint and import boundaries', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'lint with types', command: 'oxlint', args: ['--type-aware'] },
  // TypeScript's native compiler takes a third of the time, but knows no .astro files.
  {
    name: 'types',
    command: 'node',
    args: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'],
  },
  {
    name: 'types of .astro files',
    command: 'astro',
    args: [
      'check',
      '--minimumSeverity',
      'warning',
      '--tsconfig',
      'scripts/lint/astro.tsconfig.json',
    ],
  },
  {
    name: 'translations',
    command: 'node',
    args: ['scripts/check-translations.ts'],
    isShown: true,
  },
  { name: 'folders of districts', command: 'node', args: ['scripts/check-district.ts'] },
  { name: 'cycles of imports', command: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  // oxfmt writes as Prettier does in a hundredth of the time, but knows no .astro files.
  {
    name: 'formatting of .astro files',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '**/*.astro'],
  },
  { name: 'unused code', command: 'knip', args: ['--config', 'scripts/lint/knip.ts'] },
]
