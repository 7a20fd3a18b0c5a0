import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { FactQuestion, FactSource } from '#shared/rules/facts.ts'

const WHAT: Record<FactQuestion, string> = {
  phone: 'the phone number',
  hours: 'the opening hours',
  here: 'that it has closed',
  point: 'its place on the map',
  photo: 'a photo of the front',
}
const WHAT_HINDI: Record<FactQuestion, string> = {
  phone: 'फ़ोन नंबर',
  hours: 'खुलने का समय',
  here: 'यह बात कि वह बंद हो गया है',
  point: 'मैप पर उसकी जगह',
  photo: 'सामने की फ़ोटो',
}

/** Who told it, before the fact. */
const WHO: Record<FactSource, (siteName: string) => string> = {
  visitors: (siteName) => `Visitors of ${siteName} told us`,
  call: (siteName) => `${siteName} called, and was told`,
  visit: (siteName) => `Somebody from ${siteName} was there, and was told`,
}
const WHO_HINDI: Record<FactSource, (siteName: string) => string> = {
  visitors: (siteName) => `${siteName} पर लोगों ने`,
  call: (siteName) => `${siteName} के फ़ोन करने पर किसी ने`,
  visit: (siteName) => `${siteName} से मिलने आए व्यक्ति को किसी ने`,
}

type Values = { name: string | null; question: FactQuestion; source: FactSource; url: string }

/** Tells an owner that a fact which others told is on the listing, and where to take it back. */
export const listingTold: MailTemplate<Values> = {
  name: 'listing-told',
  sample: (url) => ({ name: SAMPLE_BUSINESS, question: 'phone', source: 'visitors', url }),
  en: ({ name, question, source, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'}: we were told ${WHAT[question]}`,
    hindi: 'लोगों ने आपके कारोबार के बारे में कुछ बताया है',
    paragraphs: [
      `${WHO[source](siteName)} ${WHAT[question]}${name ? ` of “${name}”` : ''}. Our team ` +
        'checked it, and it is now on your listing.',
      question === 'here'
        ? 'If this is wrong, mark your business as open again.'
        : 'If this is wrong, take it back with one press.',
    ],
    button: { text: 'View changes', href: url },
  }),
  hi: ({ name, question, source, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'}: लोगों ने बताया ${WHAT_HINDI[question]}`,
    paragraphs: [
      `${WHO_HINDI[source](siteName)} ${name ? `“${name}”` : 'आपके कारोबार'} के बारे में बताया है: ` +
        `${WHAT_HINDI[question]}। हमारी टीम ने इसे जाँचा है, और अब यह आपकी जानकारी में दिखता है।`,
      question === 'here'
        ? 'अगर यह गलत है, तो अपने कारोबार को फिर से खुला बताएँ।'
        : 'अगर यह गलत है, तो एक बार दबाकर इसे वापस लें।',
    ],
    button: { text: 'देखें क्या बदला', href: url },
  }),
}
