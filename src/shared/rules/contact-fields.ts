/* What every form asks of a person: the same on the page and at the server. */

export const MAX_PERSON_NAME_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 40

/** Whether a text looks like a mail address: the server's check without its finer points. */
export const isEmailAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/.test(address)
