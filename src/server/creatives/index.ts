export { midnight } from './ledger/compare.ts'
export { readPlacements } from './placements.ts'
export { creativeRoutes } from './routes.ts'
export { campaignData } from './personal-data.ts'
