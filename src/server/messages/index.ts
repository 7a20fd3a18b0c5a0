export { messageRoutes } from './routes.ts'
export { messageData } from './personal-data.ts'
export { refuseBlocked } from './may-write.ts'
export { readQuestion, writeOfferAnswer, writeQuestion } from './question.ts'
