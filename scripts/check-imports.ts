import { listImportProblems } from './imports/check.ts'

/** A step of `npm run check`: no cycle of files or of folders under src/, types included. */
const problems = listImportProblems(process.cwd())
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
