export { getNotificationKind } from './kinds.ts'
export { queueMail, queueMails } from './queue.ts'
export {
  isOwnAddress,
  mailRequestTask,
  countRecentMails,
  canMail,
  canMailReceipt,
  requestMail,
} from './requests.ts'
export type { MailRequest } from './requests.ts'
export { mailTasks } from './tasks.ts'
export type { LocalisedMail } from './template.ts'
export type { MailConfig } from './transport.ts'
