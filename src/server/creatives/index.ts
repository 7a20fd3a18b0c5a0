export { readPlacements } from './placements.ts'
export { creativeRoutes } from './routes.ts'
