export { findCampaign, reachableBy } from './columns.ts'
export { campaignRoutes } from './routes.ts'
