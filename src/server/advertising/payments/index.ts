export { adPaymentRoutes } from './routes.ts'
export { adPaymentPersonalData } from './personal-data.ts'
export type { PaymentGateway } from './gateway.ts'
