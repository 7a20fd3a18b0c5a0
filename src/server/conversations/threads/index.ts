export { readReplies } from './replies.ts'
export { requireAdministrator } from './assign.ts'
export { mailReply } from './mail-reply.ts'
