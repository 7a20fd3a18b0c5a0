export { messageRoutes } from './routes.ts'
export { messageData } from './personal-data.ts'
export { refuseBlocked } from './may-write.ts'
export { readQuestion, writeQuestion } from './question.ts'
