export { acceptToldFact, reportClosed } from './accept-told.ts'
export { decideFact } from './decide.ts'
export { factPersonalData } from './personal-data.ts'
export { factRoutes } from './routes.ts'
