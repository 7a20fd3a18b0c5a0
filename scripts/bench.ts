import { runBench, benchCodeAt } from '../tests/bench/run.ts'

/**
 * `npm run bench`: figures of this machine, compared with the last run's. Takes about half an hour;
 * `-- 1000`, `-- 10000`, `-- 100000`, `-- serving`, `-- search`, `-- memory`, `-- renderer`,
 * `-- kills`, `-- streams`, `-- ads`, `-- admin`, `-- duplicates`, `-- app`, `-- decisions`,
 * `-- languages`, `-- names`, `-- scripts` and `-- house` measure a part; `-- house --at REV`
 * compares the files with those of a git revision.
 */
const [part, option, revision, ...more] = process.argv.slice(2)
if (part === 'house' && option === '--at' && revision && more.length === 0) benchCodeAt(revision)
else await runBench(process.argv.slice(2))
