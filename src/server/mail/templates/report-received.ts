import { greeting } from '#server/mail/greeting.ts'
import type { MailTemplate } from '#server/mail/template.ts'

type Values = { reference: string; name: string; hours: number }

/**
 * Tells who complained that it has arrived. It does not repeat the words: anybody can type in
 * anybody's address.
 */
export const reportReceived: MailTemplate<Values> = {
  name: 'report-received',
  write: ({ reference, name, hours }, { siteName }) => ({
    subject: `[${reference}] We have received your complaint`,
    hindi: 'आपकी शिकायत मिल गई',
    paragraphs: [
      greeting(name),
      `Your complaint to ${siteName} has arrived. Its number is ${reference}. We settle it ` +
        `within ${hours > 48 ? `${hours / 24} days` : `${hours} hours`} and write to you then.`,
    ],
    after: ['If you did not complain, somebody typed in your address by mistake. Do nothing.'],
  }),
}
