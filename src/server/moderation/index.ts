export { moderationPersonalData } from './personal-data.ts'
export { hideAccountContent } from './hide-published.ts'
export { moderationRoutes } from './routes.ts'
