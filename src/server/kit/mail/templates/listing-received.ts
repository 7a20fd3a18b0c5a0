import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * Tells an owner that the listing has arrived. Without the name to an address that nobody has
 * confirmed.
 */
export const listingReceived: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-received',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url }),
  en: ({ name, url }, { siteName }) => ({
    subject: name ? `We received ${name}` : `We received your listing on ${siteName}`,
    hindi: 'आपका कारोबार हमें मिल गया',
    paragraphs: [
      `We received your listing${name ? ` “${name}”` : ''}. Our team reviews it, usually within ` +
        '24-48 hours. We will email you when it is live.',
    ],
    button: { text: 'View your listing', href: url },
    after: ['While you wait, add opening hours and a photo so customers know when to come.'],
  }),
  hi: ({ name, url }, { siteName }) => ({
    subject: `${name ?? `${siteName} पर आपका कारोबार`} हमें मिल गया है`,
    paragraphs: [
      `आपका कारोबार${name ? ` “${name}”` : ''} हमें मिल गया है। हम उसे देखते हैं, आमतौर पर 24-48 ` +
        'घंटे में। जब वह वेबसाइट पर दिखेगा, हम आपको ईमेल करेंगे।',
    ],
    button: { text: 'अपना कारोबार देखें', href: url },
    after: ['तब तक खुलने का समय और एक फ़ोटो जोड़ें, ताकि लोगों को पता हो कि कब आना है।'],
  }),
}
