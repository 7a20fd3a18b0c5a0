import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * Tells an owner that the listing can be seen. Without the name to an address that nobody has
 * confirmed.
 */
export const listingShown: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-shown',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName }) => ({
    subject: name ? `${name} is live on ${siteName}` : `Your business is live on ${siteName}`,
    hindi: 'आपका कारोबार अब वेबसाइट पर है',
    paragraphs: [
      `Your listing${name ? ` “${name}”` : ''} was approved and is live.`,
      'It may take a few minutes to appear for everyone.',
    ],
    button: { text: 'View your listing', href: url },
    after: ['Keep your phone number and opening hours up to date so customers can reach you.'],
  }),
  hi: ({ name, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'} अब ${siteName} पर है`,
    paragraphs: [
      `हमने आपका कारोबार${name ? ` “${name}”` : ''} देख लिया है, और अब वह दिखाया जा रहा है।`,
      'सबके लिए उसका पेज खुलने में थोड़ा समय लगता है।',
    ],
    button: { text: 'अपना कारोबार देखें', href: url },
    after: ['फ़ोन नंबर और खुलने का समय सही रखें, ताकि लोग आएँ तो आप उन्हें मिलें।'],
  }),
}
