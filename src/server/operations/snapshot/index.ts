export { snapshotRoutes } from './routes.ts'
