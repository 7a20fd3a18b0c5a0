import { runBench, benchCodeAt } from '../tests/bench/run.ts'

/**
 * `npm run bench`: figures of this machine, compared with the last run's. Takes more than half an
 * hour; `-- 1000`, `-- search` and the like measure a part (a wrong name lists them all), and
 * `-- house --at REV` compares the files with those of a git revision.
 */
const [part, option, revision, ...more] = process.argv.slice(2)
if (part === 'house' && option === '--at' && revision && more.length === 0) benchCodeAt(revision)
else await runBench(process.argv.slice(2))
