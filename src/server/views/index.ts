export { countView, flushViews, viewsTask } from './count.ts'
export { viewsOf } from './read.ts'
