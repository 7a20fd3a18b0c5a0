export { notifyAccounts } from './notify.ts'
