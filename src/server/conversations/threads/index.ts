export { readAnswers } from './answers.ts'
export { requireAdministrator } from './assign.ts'
export { mailAnswer } from './mail-answer.ts'
