export { enquiryRoutes } from './routes.ts'
export { enquiryData } from './personal-data.ts'
export { answerContact, changeContact, readContact } from './thread.ts'
