export { newsletterRoutes } from './routes.ts'
export { newsletterPersonalData } from './personal-data.ts'
