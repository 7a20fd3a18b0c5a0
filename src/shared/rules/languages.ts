/** The languages that mails are written in; what nobody chose is English. */
export const MAIL_LANGUAGES = ['en', 'hi'] as const

export type MailLanguage = (typeof MAIL_LANGUAGES)[number]
