import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { business: string; wasShown: boolean; reason: string | null; url: string }

/** Tells the owner of a business that an answer to a review is not shown, or no longer, and why. */
export const reviewReplyHidden: MailTemplate<Values> = {
  name: 'answer-hidden',
  sample: (url) => ({ business: SAMPLE_BUSINESS, wasShown: true, reason: SAMPLE_WORDS, url }),
  en: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject: `Your reply to a review of ${business} was ${wasShown ? 'removed' : 'not published'}`,
    hindi: 'रिव्यू पर आपका जवाब नहीं दिखाया जा रहा है',
    paragraphs: [
      wasShown
        ? `Your reply to a review of “${business}” was removed from ${siteName}.`
        : `We reviewed your reply to a review of “${business}” and did not publish it on ` +
          `${siteName}.`,
      ...(reason ? ['Reason:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Write another reply', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject:
      `${business} के रिव्यू पर आपका जवाब ` +
      (wasShown ? 'अब नहीं दिखाया जा रहा है' : 'नहीं दिखाया जाएगा'),
    paragraphs: [
      wasShown
        ? `“${business}” के रिव्यू पर आपका जवाब ${siteName} से हटा दिया गया है।`
        : `हमने “${business}” के रिव्यू पर आपका जवाब देखा, पर उसे ${siteName} पर नहीं दिखा रहे हैं।`,
      ...(reason ? ['हमारी टीम का कहना है:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'दूसरा जवाब लिखें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें लिखें और कारण बताएँ।'],
  }),
}
