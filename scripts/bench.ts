import { bench } from '../tests/bench/run.ts'

/** `npm run bench`: figures of this machine, compared with the last run's. Takes about ten minutes. */
await bench()
