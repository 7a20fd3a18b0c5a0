export { categoryExists } from './find.ts'
export { categoryRoutes } from './routes.ts'
