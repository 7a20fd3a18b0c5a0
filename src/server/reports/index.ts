export { reportRoutes } from './routes.ts'
export { reportData } from './personal-data.ts'
export { settleReport } from './settle.ts'
export { getNoticeRecipients, storeReport } from './store-report.ts'
