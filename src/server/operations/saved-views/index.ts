export { savedViewRoutes } from './routes.ts'
export { savedViewData } from './personal-data.ts'
