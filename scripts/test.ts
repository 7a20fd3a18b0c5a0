import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from './run/browser.ts'
import { findBrowserTests, listChangedFiles } from './run/changed.ts'
import { CHECK_STEPS } from './run/checks.ts'
import { getTestTempFolder } from './run/temp-folder.ts'
import { describeFailure, runStep, runSteps, type CommandStep } from './run/steps.ts'

/**
 * `npm test`: all the checks, then the unit, component and API suites, then a real browser on the
 * built site. `-- --changed` runs what can be touched by what differs from `origin/main`, and
 * `--changed --since REVISION` from that.
 */
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'origin/main' },
  },
})
const changed = values.changed ? listChangedFiles(values.since) : null
const chromium = findOrInstallBrowser()
process.env.TMPDIR = getTestTempFolder()
const vitest = (name: string, projects: string[], env = {}): CommandStep => ({
  name,
  command: 'vitest',
  args: [
    ...['run', ...projects.flatMap((project) => ['--project', project])],
    ...(changed ? ['--changed', values.since, '--passWithNoTests'] : []),
  ],
  env,
})
/**
 * The API suite fills both cores. Component tests wait for their one page more than they work, and
 * so do the browser's, which begin with a build on one core: they run beside each other.
 */
const suites = [
  [vitest('API tests on Postgres', ['api', 'palamu-api'])],
  [
    ...browserSuite(),
    vitest('component tests', ['component', 'screens-*'], { CHROMIUM_PATH: chromium }),
  ],
]

function browserSuite(): CommandStep[] {
  const files = changed ? findBrowserTests(changed) : 'all'
  if (files.length === 0) return []
  const args = ['test', ...(files === 'all' ? [] : files)]
  return [{ name: 'browser tests', command: 'playwright', args, env: { CHROMIUM_PATH: chromium } }]
}

// Unit tests need no database and no browser either, and fill the end of the checks.
const outcomes = await runSteps([
  ...CHECK_STEPS,
  { ...vitest('unit tests', ['unit', 'palamu']), isShown: true },
])
for (const suite of suites) {
  console.log(`\n${suite.map(({ name }) => name).join(', beside them ')}`)
  // What one suite says is shown as it comes; what the other says, after it.
  const ended = await Promise.all(suite.map((step, place) => runStep(step, place === 0)))
  for (const [place, { step, code, output, seconds }] of ended.entries()) {
    if (place > 0) console.log(output.trimEnd())
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(0)} s)`)
  }
  outcomes.push(...ended)
}
const failed = outcomes.filter(({ code }) => code !== 0)
for (const outcome of failed) console.log(`\n${describeFailure(outcome)}`)
console.log(failed.length === 0 ? '\nEverything passed.' : '\nSome of it failed; see above.')
process.exitCode = failed.length === 0 ? 0 : 1
