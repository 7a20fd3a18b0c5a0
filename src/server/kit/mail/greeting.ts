import type { MailLanguage } from '#shared/rules/languages.ts'

const HELLO: Record<MailLanguage, string> = { en: 'Hello', hi: 'नमस्ते' }

/** The first line of a mail. A name that somebody typed in is cut; without one nobody is named. */
export const greeting = (name: string, language: MailLanguage = 'en'): string =>
  `${[HELLO[language], name.slice(0, 60)].filter(Boolean).join(' ')},`
