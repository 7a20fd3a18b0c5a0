export { upsertPincodes, upsertTowns } from './upsert.ts'
export { locationRoutes } from './routes.ts'
