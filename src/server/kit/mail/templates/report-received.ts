import { greeting } from '#server/kit/mail/greeting.ts'
import { SAMPLE_REFERENCE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { reference: string; hours: number }

/**
 * Tells who complained that it has arrived. It repeats nothing that was typed, not even
 * the name: anybody can type in anybody's address.
 */
export const reportReceived: MailTemplate<Values> = {
  name: 'report-received',
  sample: () => ({ reference: SAMPLE_REFERENCE, hours: 168 }),
  en: ({ reference, hours }, { siteName }) => ({
    subject: `[${reference}] We received your complaint`,
    hindi: 'आपकी शिकायत मिल गई',
    paragraphs: [
      greeting(''),
      `We received your complaint to ${siteName}. Your reference number is ${reference}. ` +
        `We will resolve it within ${hours > 48 ? `${hours / 24} days` : `${hours} hours`} ` +
        'and email you.',
    ],
    after: [
      'If you did not complain, someone entered your address by mistake. You don’t need ' +
        'to do anything.',
    ],
  }),
  hi: ({ reference, hours }, { siteName }) => ({
    subject: `[${reference}] आपकी शिकायत हमें मिल गई है`,
    paragraphs: [
      greeting('', 'hi'),
      `${siteName} को आपकी शिकायत मिल गई है। इसका नंबर ${reference} है। हम इसे ` +
        `${hours > 48 ? `${hours / 24} दिन` : `${hours} घंटे`} के भीतर निपटाएँगे और तब आपको लिखेंगे।`,
    ],
    after: ['अगर आपने शिकायत नहीं की, तो किसी ने भूल से आपका पता लिख दिया है। कुछ न करें।'],
  }),
}
