/* What every form asks of a person: the same on the page and at the server. */

export const PERSON_NAME_LENGTH = 120
export const EMAIL_LENGTH = 254

/** Whether an address looks like one: the same as the server's check, less the finer points. */
export const isMailAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/.test(address)
