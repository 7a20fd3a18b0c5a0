export { placementRoutes } from './routes.ts'
