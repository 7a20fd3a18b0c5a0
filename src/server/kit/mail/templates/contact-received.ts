import { greeting } from '#server/kit/mail/greeting.ts'
import { SAMPLE_REFERENCE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { reference: string; hours: number }

/**
 * Tells who wrote to the website that the message has arrived. It repeats nothing that was typed,
 * not even the name: anybody can type in anybody's address.
 */
export const contactReceived: MailTemplate<Values> = {
  name: 'contact-received',
  sample: () => ({ reference: SAMPLE_REFERENCE, hours: 24 }),
  en: ({ reference, hours }, { siteName }) => ({
    subject: `[${reference}] We received your message`,
    hindi: 'आपका मैसेज मिल गया',
    paragraphs: [
      greeting(''),
      `We received your message to ${siteName}. Your reference number is ${reference}. ` +
        `We will read it within ${hours} hours.`,
    ],
    after: [
      'If you did not contact us, someone entered your address by mistake. You don’t ' +
        'need to do anything.',
    ],
  }),
  hi: ({ reference, hours }, { siteName }) => ({
    subject: `[${reference}] आपका मैसेज हमें मिल गया है`,
    paragraphs: [
      greeting('', 'hi'),
      `${siteName} को आपका मैसेज मिल गया है। इसका नंबर ${reference} है। ${hours} घंटे के भीतर कोई ` +
        'इसे देखेगा।',
    ],
    after: ['अगर आपने हमें नहीं लिखा, तो किसी ने भूल से आपका पता लिख दिया है। कुछ न करें।'],
  }),
}
