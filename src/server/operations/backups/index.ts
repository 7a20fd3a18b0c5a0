export { backupRoutes } from './routes.ts'
