export { countMessage } from './count-message.ts'
export { isOwn } from './own.ts'
export { analyticsRoutes } from './routes.ts'
export { countView, viewsOf, viewsUntilNow } from './view-counts.ts'
