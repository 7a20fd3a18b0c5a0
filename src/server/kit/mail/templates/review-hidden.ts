import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { business: string; wasShown: boolean; reason: string | null; url: string }

/** Tells the author of a review that it was rejected or hidden, and why. */
export const reviewHidden: MailTemplate<Values> = {
  name: 'review-hidden',
  sample: (url) => ({ business: SAMPLE_BUSINESS, wasShown: true, reason: SAMPLE_WORDS, url }),
  en: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject: `Your review of ${business} was ${wasShown ? 'removed' : 'not published'}`,
    hindi: 'आपका रिव्यू नहीं दिख रहा है',
    paragraphs: [
      wasShown
        ? `Your review of “${business}” was removed from ${siteName}.`
        : `We checked your review of “${business}” and did not publish it on ${siteName}.`,
      ...(reason ? ['Reason:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Contact us', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject: `${business} पर आपका रिव्यू ${wasShown ? 'अब नहीं दिखाया जा रहा है' : 'नहीं दिखाया जाएगा'}`,
    paragraphs: [
      wasShown
        ? `“${business}” पर आपका रिव्यू ${siteName} से हटा दिया गया है।`
        : `हमने “${business}” पर आपका रिव्यू देखा, पर उसे ${siteName} पर नहीं दिखा रहे हैं।`,
      ...(reason ? ['हमारी टीम का कहना है:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'हमें लिखें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें कारण बताएँ।'],
  }),
}
