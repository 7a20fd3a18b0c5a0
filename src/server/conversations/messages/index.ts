export { messageRoutes } from './routes.ts'
export { messageData } from './personal-data.ts'
export { refuseBlocked } from './may-write.ts'
export { markQuestionRead, writeOfferAnswer, writeQuestion } from './question.ts'
