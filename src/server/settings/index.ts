export { getSettings } from './get.ts'
export { settingsRoutes } from './routes.ts'
export { saveSettings } from './save.ts'
export { siteRecipients } from './site-recipients.ts'
