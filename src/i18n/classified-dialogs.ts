import { inquiry } from './en/inquiry.ts'

/**
 * Texts of the dialogs on an ad's page; apart from the rest, because the browser downloads them.
 */
export const classifiedDialogMessages = { inquiry }
export type ClassifiedDialogMessages = typeof classifiedDialogMessages
