import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import { SAMPLE_TITLE, SAMPLE_UNTIL } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatDate } from '#i18n/en/dates.ts'

/** Tells a seller that an ad can be seen. */
export const classifiedApproved: MailTemplate<{ title: string; until: Date; url: string }> = {
  name: 'ad-approved',
  sample: (url) => ({ title: SAMPLE_TITLE, until: SAMPLE_UNTIL, url }),
  en: ({ title, until, url }, { siteName }) => ({
    subject: `Your ad “${title}” is live on ${siteName}`,
    hindi: 'आपका विज्ञापन अब वेबसाइट पर है',
    paragraphs: [
      `Your ad “${title}” was approved. It is live until ` + `${formatDate(until.toISOString())}.`,
      'It may take a few minutes to appear for everyone.',
    ],
    button: { text: 'View your ad', href: url },
    after: [
      'Meet buyers in a public place. You never need to share a PIN or OTP to receive ' + 'money.',
      'Please mark it as sold after the sale.',
    ],
  }),
  hi: ({ title, until, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${title}” अब ${siteName} पर है`,
    paragraphs: [
      `हमने आपका विज्ञापन “${title}” देख लिया है। ` +
        `यह ${formatHindiDate(until.toISOString())} तक दिखाया जाएगा।`,
      'सबके लिए इसका पेज खुलने में थोड़ा समय लगता है।',
    ],
    button: { text: 'अपना विज्ञापन देखें', href: url },
    after: [
      'खरीदार से किसी भीड़ वाली जगह पर मिलें। पैसे पाने के लिए PIN या OTP बताने की ज़रूरत कभी नहीं होती।',
      'सामान बिक जाने पर विज्ञापन को “बिक गया” कर दें।',
    ],
  }),
}
