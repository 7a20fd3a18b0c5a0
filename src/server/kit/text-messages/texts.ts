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
  'account-opened': {
    en: ({ site }) => `Your account on ${site} is open again. Log in with this number now.`,
    hi: ({ site }) => `${site} पर आपका खाता फिर खुल गया है। अब इसी नंबर से लॉग इन करें।`,
  },
  'account-not-opened': {
    en: ({ site }) =>
      `We could not open the account with this number on ${site}. Write to us if you need help.`,
    hi: ({ site }) => `${site} पर इस नंबर का खाता हम नहीं खोल सके। मदद चाहिए तो हमें लिखें।`,
  },
  approved: {
    en: ({ name, site }) => `"${name}" is approved. Everyone can see it on ${site} now.`,
    hi: ({ name, site }) => `"${name}" मंज़ूर हो गया। अब ${site} पर सबको दिखेगा।`,
  },
  rejected: {
    en: ({ name, site }) => `"${name}" is not shown on ${site}. Log in there to see why.`,
    hi: ({ name, site }) => `"${name}" ${site} पर नहीं दिख रहा। वजह जानने के लिए वहाँ लॉग इन करें।`,
  },
  'change-rejected': {
    en: ({ name, site }) =>
      `Your change to "${name}" on ${site} was not accepted. Log in there to see why.`,
    hi: ({ name, site }) =>
      `${site} पर "${name}" में आपका बदलाव मंज़ूर नहीं हुआ। वजह जानने के लिए वहाँ लॉग इन करें।`,
  },
  'new-message': {
    en: ({ name, site }) =>
      `You have a new message on ${site} about "${name}". Log in there to read it.`,
    hi: ({ name, site }) => `${site} पर "${name}" के बारे में नया मैसेज आया है। पढ़ने के लिए वहाँ लॉग इन करें।`,
  },
  'claim-approved': {
    en: ({ name, site }) => `"${name}" on ${site} is yours now. Log in there to change it.`,
    hi: ({ name, site }) => `${site} पर "${name}" अब आपका है। बदलने के लिए वहाँ लॉग इन करें।`,
  },
  'claim-rejected': {
    en: ({ name, site }) =>
      `Your request for "${name}" on ${site} was not accepted. Log in there to see why.`,
    hi: ({ name, site }) =>
      `${site} पर "${name}" के लिए आपकी माँग मंज़ूर नहीं हुई। वजह जानने के लिए वहाँ लॉग इन करें।`,
  },
  'listing-taken': {
    en: ({ name, site }) =>
      `"${name}" on ${site} is no longer in your account. If that is wrong, log in and tell us.`,
    hi: ({ name, site }) =>
      `${site} पर "${name}" अब आपके खाते में नहीं है। यह गलत हो तो लॉग इन करके हमें बताएँ।`,
  },
  'listing-told': {
    en: ({ name, site }) =>
      `"${name}" on ${site} now shows what visitors told us. Log in there to check it.`,
    hi: ({ name, site }) =>
      `${site} पर "${name}" में लोगों की बताई जानकारी जोड़ी गई है। देखने के लिए वहाँ लॉग इन करें।`,
  },
} satisfies Record<string, Record<MailLanguage, Write>>

/** Those about something that happened, which people can do without. */
export const TEXT_NOTICES = [
  ...(['approved', 'rejected', 'change-rejected', 'new-message'] as const),
  ...(['claim-approved', 'claim-rejected', 'listing-taken', 'listing-told'] as const),
] satisfies (keyof typeof TEXTS)[]
export type TextNoticeName = (typeof TEXT_NOTICES)[number]

/** Longer values of a registered text are refused by Indian networks. */
const MAX_VALUE_LENGTH = 30

/** A value as it may stand in a message: one line, cut between letters. */
export function shortenValue(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_VALUE_LENGTH) return line
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (short.length + segment.length > MAX_VALUE_LENGTH - 2) break
    short += segment
  }
  return `${short.trimEnd()}..`
}

export type TextMessageName = keyof typeof TEXTS

/** The text of a message. */
export const writeTextMessage = (
  name: TextMessageName,
  language: MailLanguage,
  values: Values,
): string => TEXTS[name][language](values)

export const isTextMessageName = (name: string): name is TextMessageName => name in TEXTS
