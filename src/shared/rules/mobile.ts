import { formatPhone, normalisePhone } from './phone.ts'

/** How long a code to a mobile number works, and how often it may be typed wrongly. */
export const MOBILE_CODE_MINUTES = 10
export const MAX_MOBILE_CODE_ATTEMPTS = 5
/** How long until another message may be asked for. */
export const MOBILE_RESEND_WAIT_S = 30
/** A number that was silent for so long may have been given to somebody else. */
export const SILENT_NUMBER_DAYS = 90
/** How long a change of the number can be undone from the number or the address before it. */
export const MOBILE_UNDO_HOURS = 72
/** A setting; this many a day until somebody changes it. */
export const TEXT_MESSAGES_PER_DAY = 500

/** Messages about what happened, for who has no email address: so many a day for a person. */
export const MAX_TEXT_NOTICES_PER_DAY = 2
/** The part of the site's messages of a day that these may use; the rest is for codes. */
export const TEXT_NOTICE_SHARE = 0.5
/** The row of the notification settings that turns them off. */
export const TEXT_NOTICES_CHOICE = { kind: 'all', channel: 'sms' } as const

const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/
const FOREIGN = /^\+(?!91)[1-9]\d{7,14}$/

/**
 * A mobile number in E.164, from any usual way to write it; null for a landline, a short number or
 * a number of another country, unless `takesForeign`.
 */
export function normaliseMobile(text: string, takesForeign = false): string | null {
  const number = normalisePhone(text)
  if (number === null) {
    const plain = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
    return takesForeign && FOREIGN.test(plain) ? plain : null
  }
  // What is shown as a landline of the district is none of a phone, whatever its first digit.
  return INDIAN_MOBILE.test(number) && formatPhone(number).startsWith('+') ? number : null
}
