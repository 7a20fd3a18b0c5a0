export { publicationRoutes } from './routes.ts'
