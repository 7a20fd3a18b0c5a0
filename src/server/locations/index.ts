export { upsertPincodes, upsertTowns } from './upsert.ts'
export type { PincodeInput, TownInput } from './upsert.ts'
export { locationRoutes } from './routes.ts'
