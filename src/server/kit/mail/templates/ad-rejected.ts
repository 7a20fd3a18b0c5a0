import { SAMPLE_TITLE, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells a seller that an ad is not shown, and why. */
export const classifiedRejected: MailTemplate<{ title: string; reason: string; url: string }> = {
  name: 'ad-rejected',
  sample: (url) => ({ title: SAMPLE_TITLE, reason: SAMPLE_WORDS, url }),
  en: ({ title, reason, url }, { siteName }) => ({
    subject: `Your ad “${title}” on ${siteName} was not approved`,
    hindi: 'आपका विज्ञापन मंज़ूर नहीं किया गया',
    paragraphs: [`We reviewed your ad “${title}” and could not approve it. Reason:`],
    quote: reason,
    button: { text: 'Edit and resubmit', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ title, reason, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${title}” अभी ${siteName} पर नहीं है`,
    paragraphs: [`हमने आपका विज्ञापन “${title}” देखा, पर उसे दिखा नहीं सके। कारण:`],
    quote: reason,
    button: { text: 'बदलकर फिर से भेजें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
