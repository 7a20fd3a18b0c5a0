export { decideCampaign, ownApprovalError } from './approve.ts'
export { findCampaign, accessibleByCondition } from './columns.ts'
export { campaignRoutes } from './routes.ts'
export { CAMPAIGN_PENDING } from './pending.ts'
