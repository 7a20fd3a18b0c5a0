export { enquiryRoutes } from './routes.ts'
export { enquiryData } from './personal-data.ts'
