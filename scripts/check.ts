import { CHECK_STEPS } from './run/checks.ts'
import { runSteps } from './run/steps.ts'

/** `npm run check`: types, lint with import boundaries, cycles, formatting, unused code. */
const outcomes = await runSteps(CHECK_STEPS)
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1
