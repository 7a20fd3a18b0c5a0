export { enquiryRoutes } from './routes.ts'
export { enquiryData } from './personal-data.ts'
export { answerContact, updateContact, readContact } from './thread.ts'
