import type { RunStep } from './steps.ts'

/** What `npm run check` runs: everything that needs no database and no browser. */
export const CHECK_STEPS: RunStep[] = [
  {
    name: 'types (astro check)',
    command: 'astro',
    args: ['check', '--minimumSeverity', 'warning'],
  },
  { name: 'lint and import boundaries', command: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'cycles of imports', command: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: 'knip', args: ['--config', 'scripts/lint/knip.ts'] },
]
