import type { MailTemplate } from '#server/mail/template.ts'
import { formatDate } from '#shared/rules/time.ts'

/** Tells a seller that an ad can be seen. */
export const adApproved: MailTemplate<{ title: string; until: Date; url: string }> = {
  name: 'ad-approved',
  write: ({ title, until, url }, { siteName }) => ({
    subject: `Your ad “${title}” is now on ${siteName}`,
    hindi: 'आपका विज्ञापन अब वेबसाइट पर है',
    paragraphs: [
      `We have looked at your ad “${title}”. It is shown until ` +
        `${formatDate(until.toISOString())}.`,
      'It takes a few moments until its page is there for everyone.',
    ],
    button: { text: 'See your ad', href: url },
    after: [
      'Meet buyers in a public place. To get money nobody ever needs your PIN or a code (OTP).',
      'Please mark it as sold once it is gone.',
    ],
  }),
}
