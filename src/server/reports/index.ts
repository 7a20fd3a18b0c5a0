export { reportRoutes } from './routes.ts'
export { reportData } from './personal-data.ts'
