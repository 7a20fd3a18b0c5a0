export { enquiryRoutes } from './routes.ts'
export { enquiryPersonalData } from './personal-data.ts'
export { answerContactMessage, updateContactMessage, readContactMessage } from './thread.ts'
