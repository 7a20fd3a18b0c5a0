import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { name: string | null; reason: string | null; url: string }

/**
 * Tells an owner that a listing stays as it is, and why. Without the name to an address that nobody
 * has confirmed.
 */
export const changeRejected: MailTemplate<Values> = {
  name: 'change-rejected',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, reason: SAMPLE_WORDS }),
  en: ({ name, reason, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'}: your changes were not approved on ${siteName}`,
    hindi: 'आपका बदलाव मंज़ूर नहीं किया गया',
    paragraphs: [
      `We could not approve the changes to your listing${name ? ` “${name}”` : ''} on ` +
        `${siteName}. The listing stays as it was.`,
      ...(reason ? ['Reason:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Contact us', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ name, reason, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'}: ${siteName} पर आपका बदलाव नहीं किया गया`,
    paragraphs: [
      `आपने अपने कारोबार${name ? ` “${name}”` : ''} में जो बदला, उसे हमने देखा, पर ${siteName} ` +
        'पर नहीं डाल सके। कारोबार पहले जैसा ही दिखाया जा रहा है।',
      ...(reason ? ['कारण:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'हमें लिखें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
