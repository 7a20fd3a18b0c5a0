import type { MailTemplate } from '#server/mail/template.ts'
import { formatDate } from '#shared/rules/time.ts'

/** Tells a seller, three days before, that an ad will leave the list. */
export const adEnds: MailTemplate<{ title: string; until: Date; url: string }> = {
  name: 'ad-ends',
  write: ({ title, until, url }, { siteName }) => ({
    subject: `Your ad “${title}” ends on ${formatDate(until.toISOString())}`,
    hindi: 'आपका विज्ञापन जल्द समाप्त होगा',
    paragraphs: [
      `Your ad “${title}” is on ${siteName} until ${formatDate(until.toISOString())}.`,
      'Is it still for sale? Renew it for 30 days with one press. If it is sold, mark it as sold.',
    ],
    button: { text: 'Renew it, or mark it as sold', href: url },
  }),
}
