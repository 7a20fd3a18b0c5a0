export { ensureClassifiedCategories } from './categories.ts'
export { expiryTask } from './expire.ts'
export { hasAd } from './get.ts'
export { classifiedRoutes } from './routes.ts'
