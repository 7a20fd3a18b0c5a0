export { gapPersonalData } from './personal-data.ts'
export { gapRoutes } from './routes.ts'
