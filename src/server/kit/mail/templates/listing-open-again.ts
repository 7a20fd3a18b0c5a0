import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * Tells an owner that the listing shows as open again. Without the name to an address that nobody
 * has confirmed.
 */
export const listingOpenAgain: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-open-again',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'} has reopened on ${siteName}`,
    hindi: 'आपका कारोबार फिर से खुला दिखाया जा रहा है',
    paragraphs: [
      `Your listing${name ? ` “${name}”` : ''} reopened on the date you set. It shows its ` +
        'usual hours again.',
      'Still closed? Set another date under “My Businesses”.',
    ],
    button: { text: 'View your listing', href: url },
  }),
  hi: ({ name, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'} ${siteName} पर फिर से खुला दिखाया जा रहा है`,
    paragraphs: [
      `आपका बताया हुआ दिन आ गया है: आपका कारोबार${name ? ` “${name}”` : ''} फिर से अपने रोज़ के ` +
        'समय पर खुला दिखता है।',
      'अगर वह अब भी बंद है, तो “मेरी दुकानें” में दूसरा दिन बताएँ।',
    ],
    button: { text: 'अपना कारोबार देखें', href: url },
  }),
}
