import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells the author of a review that it is published. */
export const reviewShown: MailTemplate<{ business: string; url: string }> = {
  name: 'review-shown',
  sample: (url) => ({ business: SAMPLE_BUSINESS, url }),
  en: ({ business, url }, { siteName }) => ({
    subject: `Your review of ${business} is live on ${siteName}`,
    hindi: 'आपका रिव्यू अब वेबसाइट पर है',
    paragraphs: [
      `Thank you for your review of “${business}”. It was approved and is now public.`,
      'It may take a few minutes to appear on the page.',
    ],
    button: { text: 'View page', href: url },
  }),
  hi: ({ business, url }, { siteName }) => ({
    subject: `${business} पर आपका रिव्यू अब ${siteName} पर है`,
    paragraphs: [
      `“${business}” का रिव्यू लिखने के लिए धन्यवाद। हमने उसे देख लिया है, और अब सब उसे पढ़ सकते हैं।`,
      'पेज पर आने में थोड़ा समय लगता है।',
    ],
    button: { text: 'पेज देखें', href: url },
  }),
}
