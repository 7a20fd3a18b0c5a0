import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * Tells an owner that the change of a listing is shown. Without the name to an address that nobody
 * has confirmed.
 */
export const changeApproved: MailTemplate<{ name: string | null; url: string }> = {
  name: 'change-approved',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'}: your changes are live on ${siteName}`,
    hindi: 'आपका बदलाव मंज़ूर कर लिया गया है',
    paragraphs: [
      `We approved the changes to your listing${name ? ` “${name}”` : ''}.`,
      'They may take a few minutes to appear for everyone.',
    ],
    button: { text: 'View your listing', href: url },
  }),
  hi: ({ name, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'}: आपका बदलाव अब ${siteName} पर है`,
    paragraphs: [
      `आपने अपने कारोबार${name ? ` “${name}”` : ''} में जो बदला, उसे हमने देख लिया है। अब वह ` +
        'दिखाया जा रहा है।',
      'सबके लिए पेज पर आने में थोड़ा समय लगता है।',
    ],
    button: { text: 'अपना कारोबार देखें', href: url },
  }),
}
