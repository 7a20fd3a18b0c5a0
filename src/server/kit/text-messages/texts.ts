import type { MailLanguage } from '#shared/rules/languages.ts'
import { MOBILE_CODE_MINUTES, MOBILE_UNDO_HOURS } from '#shared/rules/mobile.ts'

type Values = Record<string, string>
type Write = (values: Values) => string

/**
 * The texts of messages to phones. Indian networks deliver only what was registered with them word
 * for word, so a change here has to be registered, too (docs/text-messages.md has each text with
 * its places for values). `site` is the site's name, `host` its address.
 */
const TEXTS = {
  code: {
    en: ({ code, site, host }) =>
      `${code} is your code for ${site}. It works for ${MOBILE_CODE_MINUTES} minutes. ` +
      `Do not share it with anyone.\n\n@${host} #${code}`,
    hi: ({ code, site, host }) =>
      `${site} का कोड ${code} है। यह ${MOBILE_CODE_MINUTES} मिनट चलेगा। ` +
      `इसे किसी को न बताएँ।\n\n@${host} #${code}`,
  },
  'claim-code': {
    en: ({ code, site }) =>
      `${code} is the code to show that the business with this number on ${site} is yours. If ` +
      'you did not ask for it, do not share it with anyone.',
    hi: ({ code, site }) =>
      `${site} पर इस नंबर वाला कारोबार आपका है, यह दिखाने का कोड ${code} है। ` +
      'आपने नहीं माँगा तो किसी को न बताएँ।',
  },
  'number-changed': {
    en: ({ site, url }) =>
      `This number no longer logs in to your account on ${site}. Not you? Undo it within ` +
      `${MOBILE_UNDO_HOURS} hours: ${url}`,
    hi: ({ site, url }) =>
      `${site} पर आपके खाते में अब इस नंबर से लॉग इन नहीं होगा। यह आपने नहीं किया? ` +
      `${MOBILE_UNDO_HOURS} घंटे में वापस लें: ${url}`,
  },
} satisfies Record<string, Record<MailLanguage, Write>>

export type TextMessageName = keyof typeof TEXTS

/** The text of a message. */
export const writeTextMessage = (
  name: TextMessageName,
  language: MailLanguage,
  values: Values,
): string => TEXTS[name][language](values)

export const isTextMessageName = (name: string): name is TextMessageName => name in TEXTS
