import type * as english from '#i18n/en/page-language.ts'

export const inPageLanguage: typeof english.inPageLanguage = { language: 'hi' }
