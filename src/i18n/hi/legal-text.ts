/* The shape of a legal text is the same in every language. */
export type { LegalSubject, LegalText } from '#i18n/en/legal-text.ts'
