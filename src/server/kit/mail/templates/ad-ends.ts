import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import { SAMPLE_TITLE, SAMPLE_UNTIL } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatDate } from '#i18n/en/dates.ts'

/** Tells a seller, three days before, that an ad will leave the list. */
export const classifiedEndingSoon: MailTemplate<{ title: string; until: Date; url: string }> = {
  name: 'ad-ends',
  sample: (url) => ({ title: SAMPLE_TITLE, until: SAMPLE_UNTIL, url }),
  en: ({ title, until, url }, { siteName }) => ({
    subject: `Your ad “${title}” expires on ${formatDate(until.toISOString())}`,
    hindi: 'आपका विज्ञापन जल्द खत्म होगा',
    paragraphs: [
      `Your ad “${title}” on ${siteName} is live until ` + `${formatDate(until.toISOString())}.`,
      'Still for sale? Renew it for 30 days. If you sold it, mark it as sold.',
    ],
    button: { text: 'Renew or mark as sold', href: url },
  }),
  hi: ({ title, until, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${title}” ${formatHindiDate(until.toISOString())} को खत्म होगा`,
    paragraphs: [
      `आपका विज्ञापन “${title}” ${formatHindiDate(until.toISOString())} तक ${siteName} पर है।`,
      'क्या यह अब भी बिकाऊ है? एक बार दबाकर इसे 30 दिन के लिए और बढ़ाएँ। ' +
        'बिक गया हो तो “बिक गया” करें।',
    ],
    button: { text: 'और दिन बढ़ाएँ, या “बिक गया” करें', href: url },
  }),
}
