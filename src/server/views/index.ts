export { countView, flushViews } from './count.ts'
export { viewsOf } from './read.ts'
export type { ViewedNoun } from './tally.ts'
