export { kindOf } from './kinds.ts'
export { queueMail, queueMails } from './queue.ts'
export {
  isOwnAddress,
  mailRequestTask,
  mailsOfToday,
  mayBeMailed,
  mayGetReceipt,
  requestMail,
} from './requests.ts'
export type { MailRequest } from './requests.ts'
export { mailTasks } from './tasks.ts'
export type { MailTemplate } from './template.ts'
export type { MailConfig } from './transport.ts'
