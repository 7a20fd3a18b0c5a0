export { areMessagesUsedUp, queueTextMessage } from './queue.ts'
export { sendWaitingMessages, textMessageTasks } from './send.ts'
export { gatewayRequest } from './gateway.ts'
export type { Gateway } from './gateway.ts'
