export { newsletterRoutes } from './routes.ts'
export { newsletterData } from './personal-data.ts'
