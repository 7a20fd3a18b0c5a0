export { moderationPersonalData } from './personal-data.ts'
export { hidePublished } from './hide-published.ts'
export { moderationRoutes } from './routes.ts'
