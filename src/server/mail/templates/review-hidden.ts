import type { MailTemplate } from '#server/mail/template.ts'

type Values = { business: string; wasShown: boolean; reason: string | null; url: string }

/** Tells who wrote a review that it is not shown, or no longer, and why. */
export const reviewHidden: MailTemplate<Values> = {
  name: 'review-hidden',
  write: ({ business, wasShown, reason, url }, { siteName }) => ({
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
}
