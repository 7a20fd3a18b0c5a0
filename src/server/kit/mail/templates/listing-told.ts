import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { FactQuestion } from '#shared/rules/facts.ts'

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

type Values = { name: string | null; question: FactQuestion; url: string }

/** Tells an owner that a fact which visitors told is on the listing, and where to take it back. */
export const listingTold: MailTemplate<Values> = {
  name: 'listing-told',
  sample: (url) => ({ name: SAMPLE_BUSINESS, question: 'phone', url }),
  en: ({ name, question, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'}: visitors told us ${WHAT[question]}`,
    hindi: 'लोगों ने आपके कारोबार के बारे में कुछ बताया है',
    paragraphs: [
      `Visitors of ${siteName} told us ${WHAT[question]}${name ? ` of “${name}”` : ''}. Our team ` +
        'checked it, and it is now on your listing.',
      question === 'here'
        ? 'If this is wrong, mark your business as open again.'
        : 'If this is wrong, take it back with one press.',
    ],
    button: { text: 'View changes', href: url },
  }),
  hi: ({ name, question, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'}: लोगों ने बताया ${WHAT_HINDI[question]}`,
    paragraphs: [
      `${siteName} पर लोगों ने${name ? ` “${name}” के बारे में` : ' आपके कारोबार के बारे में'} बताया है: ` +
        `${WHAT_HINDI[question]}। हमारी टीम ने इसे जाँचा है, और अब यह आपकी जानकारी में दिखता है।`,
      question === 'here'
        ? 'अगर यह गलत है, तो अपने कारोबार को फिर से खुला बताएँ।'
        : 'अगर यह गलत है, तो एक बार दबाकर इसे वापस लें।',
    ],
    button: { text: 'देखें क्या बदला', href: url },
  }),
}
