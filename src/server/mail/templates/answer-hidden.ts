import type { MailTemplate } from '#server/mail/template.ts'

type Values = { business: string; wasShown: boolean; reason: string | null; url: string }

/** Tells the owner of a business that an answer to a review is not shown, or no longer, and why. */
export const answerHidden: MailTemplate<Values> = {
  name: 'answer-hidden',
  en: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject:
      `Your answer to a review of ${business} is not ` + (wasShown ? 'shown any more' : 'shown'),
    hindi: 'समीक्षा पर आपका उत्तर नहीं दिखाया जा रहा है',
    paragraphs: [
      wasShown
        ? `Your answer to a review of “${business}” was taken off ${siteName}.`
        : `We have looked at your answer to a review of “${business}” and do not show it on ` +
          `${siteName}.`,
      ...(reason ? ['Our team writes:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Write another answer', href: url },
    after: ['If you think that this is a mistake, write to us and say why.'],
  }),
  hi: ({ business, wasShown, reason, url }, { siteName }) => ({
    subject:
      `${business} की समीक्षा पर आपका उत्तर ` +
      (wasShown ? 'अब नहीं दिखाया जा रहा है' : 'नहीं दिखाया जाएगा'),
    paragraphs: [
      wasShown
        ? `“${business}” की समीक्षा पर आपका उत्तर ${siteName} से हटा दिया गया है।`
        : `हमने “${business}” की समीक्षा पर आपका उत्तर देखा, पर उसे ${siteName} पर नहीं दिखा रहे हैं।`,
      ...(reason ? ['हमारी टीम का कहना है:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'दूसरा उत्तर लिखें', href: url },
    after: ['अगर आपको लगता है कि यह ग़लती है, तो हमें लिखें और कारण बताएँ।'],
  }),
}
