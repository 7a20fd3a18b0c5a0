export { queueMail } from './queue.ts'
export { mailTasks } from './tasks.ts'
export type { MailTemplate } from './template.ts'
export type { MailConfig } from './transport.ts'
