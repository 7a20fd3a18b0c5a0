export { categoryExists } from './find.ts'
export { upsertCategories } from './upsert.ts'
export { categoryRoutes } from './routes.ts'
