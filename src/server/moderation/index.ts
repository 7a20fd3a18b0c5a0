export { moderationData } from './personal-data.ts'
export { moderationRoutes } from './routes.ts'
