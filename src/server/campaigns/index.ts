export { approveCampaign } from './approve.ts'
export { campaignRoutes } from './routes.ts'
