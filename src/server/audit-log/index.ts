export { auditRoutes } from './routes.ts'
export { forgetAudit } from './forget.ts'
