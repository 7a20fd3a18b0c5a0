export { authenticator } from './authenticate.ts'
export { ensureAdmin } from './ensure-admin.ts'
export { accountRoutes } from './routes.ts'
