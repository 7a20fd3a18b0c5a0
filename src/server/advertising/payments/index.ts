export { adPaymentRoutes } from './routes.ts'
export { adPaymentPersonalData } from './personal-data.ts'
export type { GatewayEvent, PaymentGateway } from './gateway.ts'
