export { amenityRoutes } from './routes.ts'
