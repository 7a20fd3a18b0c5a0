export { campaignRoutes } from './routes.ts'
