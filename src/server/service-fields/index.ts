export { serviceFieldRoutes } from './routes.ts'
