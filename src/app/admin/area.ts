/* What every screen of administrators needs before it: one file. */
export { AdminLayout } from './AdminLayout.tsx'
export { loadScreen } from './screens.ts'
