import type { MailTemplate } from '#server/mail/template.ts'

type Values = { business: string; wasShown: boolean; reason: string | null; url: string }

/** Tells the author of a review that it was rejected or hidden, and why. */
export const reviewHidden: MailTemplate<Values> = {
  name: 'review-hidden',
  en: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject: `Your review of ${business} is not ${wasShown ? 'shown any more' : 'shown'}`,
    hindi: 'आपकी समीक्षा नहीं दिखाई जा रही है',
    paragraphs: [
      wasShown
        ? `Your review of “${business}” was taken off ${siteName}.`
        : `We have looked at your review of “${business}” and do not show it on ${siteName}.`,
      ...(reason ? ['Our team writes:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Write to us', href: url },
    after: ['If you think that this is a mistake, tell us why.'],
  }),
  hi: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject: `${business} की आपकी समीक्षा ${wasShown ? 'अब नहीं दिखाई जा रही है' : 'नहीं दिखाई जाएगी'}`,
    paragraphs: [
      wasShown
        ? `“${business}” की आपकी समीक्षा ${siteName} से हटा दी गई है।`
        : `हमने “${business}” की आपकी समीक्षा देखी, पर उसे ${siteName} पर नहीं दिखा रहे हैं।`,
      ...(reason ? ['हमारी टीम का कहना है:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'हमें लिखें', href: url },
    after: ['अगर आपको लगता है कि यह ग़लती है, तो हमें कारण बताएँ।'],
  }),
}
