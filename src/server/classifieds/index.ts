export { loadClassifiedCategories } from './categories.ts'
export { hasAd } from './get.ts'
export { classifiedRoutes } from './routes.ts'
