/* What tells a program from a person on forms that need no account. */

/**
 * The field that people never see. No word in it that a browser or a password manager fills by
 * itself (name, email, company, website…), and one that a program finds worth filling.
 */
export const HONEYPOT_FIELD = 'linkToDetails'

/** Nobody can type a name and an address faster than this after the form was shown. */
export const MIN_FILL_MS = 1500
