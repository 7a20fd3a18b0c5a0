export { accountPersonalData } from './of-accounts.ts'
export type { PersonalData } from './part.ts'
export { personalDataRoutes } from './routes.ts'
