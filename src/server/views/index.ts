export { countView, flushViews, viewsTask } from './count.ts'
export { viewsOf } from './read.ts'
export type { ViewedNoun } from './tally.ts'
