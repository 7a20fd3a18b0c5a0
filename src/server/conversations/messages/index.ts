export { messageRoutes } from './routes.ts'
export { messagePersonalData } from './personal-data.ts'
export { refuseBlocked } from './may-write.ts'
export { markInquiryMessageRead, writeOfferReply, writeInquiryMessage } from './inquiry-messages.ts'
