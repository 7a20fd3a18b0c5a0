export { enquiryRoutes } from './routes.ts'
export { enquiryPersonalData } from './personal-data.ts'
export { answerContact, updateContact, readContact } from './thread.ts'
