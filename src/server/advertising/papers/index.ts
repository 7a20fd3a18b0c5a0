export { adPaperRoutes } from './routes.ts'
export { adPaperPersonalData } from './personal-data.ts'
export { issuePaper } from './issue.ts'
export { readParties } from './parties.ts'
