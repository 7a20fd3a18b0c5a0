/* The dialogs of the screen, in one file that comes when one of them is opened. */
export { CashDialog } from './CashDialog.tsx'
export { FindAdvertiser } from './FindAdvertiser.tsx'
export { StatementDialog } from './StatementDialog.tsx'
