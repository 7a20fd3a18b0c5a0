import { bench } from '../tests/bench/run.ts'

/**
 * `npm run bench`: figures of this machine, compared with the last run's. Takes about half an hour;
 * `-- 1000`, `-- 10000`, `-- 100000`, `-- serving`, `-- search`, `-- memory`, `-- renderer` and
 * `-- kills` measure a part.
 */
await bench(process.argv.slice(2))
