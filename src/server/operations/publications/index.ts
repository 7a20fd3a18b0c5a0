export { publicationRoutes } from './routes.ts'
export { wasPublishRequested } from './publish-now.ts'
