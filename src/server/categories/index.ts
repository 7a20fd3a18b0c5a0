export { categoryExists } from './find.ts'
export { loadCategories } from './load.ts'
export type { CategoryRow } from './load.ts'
export { categoryRoutes } from './routes.ts'
