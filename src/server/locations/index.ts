export { loadPincodes, loadTowns } from './load.ts'
export type { PincodeRow, TownRow } from './load.ts'
export { locationRoutes } from './routes.ts'
