import { CallError } from '#client/call.ts'
import type { DialogMessages } from '#i18n/business-dialogs.ts'

/** Why a review was refused, in the words of the specification for each status. */
export function getReviewErrorText(error: unknown, t: DialogMessages['reviewForm']): string {
  if (!(error instanceof CallError)) return t.failed
  if (error.code === 'NETWORK') return t.network(error.message.replace(/\.$/, ''))
  if (error.status === 401) return t.unauthorised
  if (error.status === 400) return error.serverMessage ?? t.invalid
  if (error.status === 404) return error.fields['businessId'] ? t.noBusiness : t.notFound
  if (error.status === 409) return t.already
  return error.serverMessage ?? t.failed
}
