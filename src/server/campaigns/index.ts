export { decideCampaign, ownApproval } from './approve.ts'
export { findCampaign, reachableBy } from './columns.ts'
export { campaignRoutes } from './routes.ts'
export { CAMPAIGN_PENDING } from './waiting.ts'
