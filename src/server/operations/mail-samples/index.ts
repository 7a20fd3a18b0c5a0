export { mailSampleRoutes } from './routes.ts'
