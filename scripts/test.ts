import { obtainBrowser } from './run/browser.ts'
import { CHECKS } from './run/checks.ts'
import { runStep, runSteps } from './run/steps.ts'

/**
 * `npm test`: all the checks, then the unit, component and API suites, then a real browser on the
 * built site.
 */
const chromium = obtainBrowser()
const suites = [
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'] },
  {
    name: 'component tests',
    command: 'vitest',
    args: ['run', '--project', 'component'],
    env: { CHROMIUM_PATH: chromium },
  },
  { name: 'API tests on Postgres', command: 'vitest', args: ['run', '--project', 'api'] },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test'],
    env: { CHROMIUM_PATH: chromium },
  },
]

let passed = await runSteps(CHECKS)
for (const suite of suites) {
  console.log(`\n${suite.name}`)
  const { code, seconds } = await runStep(suite, true)
  console.log(`${code === 0 ? '✓' : '✗'} ${suite.name} (${seconds.toFixed(0)} s)`)
  if (code !== 0) passed = false
}
console.log(passed ? '\nEverything passed.' : '\nSome of it failed; see above.')
process.exitCode = passed ? 0 : 1
