export { savedViewRoutes } from './routes.ts'
export { savedViewPersonalData } from './personal-data.ts'
