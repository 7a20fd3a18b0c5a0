import { CHECK_STEPS } from './run/checks.ts'
import { runSteps } from './run/steps.ts'

/** `npm run check`: types, lint with import boundaries, cycles, formatting, unused code. */
process.exitCode = (await runSteps(CHECK_STEPS)) ? 0 : 1
