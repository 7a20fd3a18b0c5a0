import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells administrators that four fifths of a day's messages to phones are sent. */
export const textMessagesNearlyUsed: MailTemplate<{ used: number; most: number; url: string }> = {
  name: 'text-messages-nearly-used',
  sample: (url) => ({ used: 400, most: 500, url }),
  en: ({ used, most, url }) => ({
    subject: `${used} of ${most} text messages used today`,
    hindi: 'आज के SMS लगभग पूरे हो गए',
    paragraphs: [
      `${used} of the ${most} text messages that the site may send today have been sent.`,
      'When they are used up, nobody gets a code by text message until midnight. Logging in ' +
        'with email, password or passkey goes on.',
      'If more people than usual are logging in, allow more messages. If not, somebody may be ' +
        'misusing the form; each message costs money.',
    ],
    button: { text: 'Open settings', href: url },
  }),
  hi: ({ used, most, url }) => ({
    subject: `आज के ${most} में से ${used} SMS भेजे जा चुके हैं`,
    paragraphs: [
      `साइट आज ${most} SMS भेज सकती है। ${used} भेजे जा चुके हैं।`,
      'जब ये पूरे हो जाएँगे, तो आधी रात तक किसी को SMS से कोड नहीं मिलेगा। ईमेल, पासवर्ड और पासकी से ' +
        'लॉग इन होता रहेगा।',
      'अगर आज ज़्यादा लोग लॉग इन कर रहे हैं, तो SMS की संख्या बढ़ाएँ। नहीं तो हो सकता है कोई फ़ॉर्म का ' +
        'गलत इस्तेमाल कर रहा हो: हर SMS के पैसे लगते हैं।',
    ],
    button: { text: 'सेटिंग खोलें', href: url },
  }),
}
