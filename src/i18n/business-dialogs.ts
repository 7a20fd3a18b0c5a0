import { enquiryForm } from './en/enquiry-form.ts'
import { messageForm } from './en/message-form.ts'
import { reviewForm } from './en/review-form.ts'

/**
 * Texts of the dialogs on a business's page; apart from the rest, because the browser downloads
 * them.
 */
export const dialogMessages = { enquiryForm, messageForm, reviewForm }
export type DialogMessages = typeof dialogMessages
