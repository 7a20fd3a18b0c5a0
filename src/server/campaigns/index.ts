export { decideCampaign, ownApprovalError } from './approve.ts'
export { findCampaign, isReachableBy } from './columns.ts'
export { campaignRoutes } from './routes.ts'
export { CAMPAIGN_PENDING } from './pending.ts'
