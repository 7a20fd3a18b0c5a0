import { SAMPLE_TITLE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * Tells a seller that the ad has arrived. Without the title to an address that nobody has
 * confirmed.
 */
export const classifiedReceived: MailTemplate<{ title: string | null; url: string }> = {
  name: 'ad-received',
  sample: (url) => ({ title: SAMPLE_TITLE, url }),
  en: ({ title, url }, { siteName }) => ({
    subject: title ? `We received your ad “${title}”` : `We received your ad on ${siteName}`,
    hindi: 'आपका विज्ञापन हमें मिल गया',
    paragraphs: [
      `We received your ad${title ? ` “${title}”` : ''}. Our team reviews it, usually within ` +
        '24-48 hours. We will email you when it is live.',
    ],
    button: { text: 'View your ads', href: url },
  }),
  hi: ({ title, url }, { siteName }) => ({
    subject: title
      ? `आपका विज्ञापन “${title}” हमें मिल गया है`
      : `${siteName} पर आपका विज्ञापन हमें मिल गया है`,
    paragraphs: [
      `आपका विज्ञापन${title ? ` “${title}”` : ''} हमें मिल गया है। हम उसे देखते हैं, आमतौर पर 24-48 ` +
        'घंटे में। जब वह वेबसाइट पर दिखेगा, हम आपको ईमेल करेंगे।',
    ],
    button: { text: 'अपने विज्ञापन देखें', href: url },
  }),
}
