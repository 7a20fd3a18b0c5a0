import { hindiDate } from '#server/mail/hindi-date.ts'
import type { MailTemplate } from '#server/mail/template.ts'
import { formatDate } from '#shared/rules/time.ts'

/** Tells a seller that an ad can be seen. */
export const adApproved: MailTemplate<{ title: string; until: Date; url: string }> = {
  name: 'ad-approved',
  en: ({ title, until, url }, { siteName }) => ({
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
  hi: ({ title, until, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${title}” अब ${siteName} पर है`,
    paragraphs: [
      `हमने आपका विज्ञापन “${title}” देख लिया है। ` +
        `यह ${hindiDate(until.toISOString())} तक दिखाया जाएगा।`,
      'सबके लिए इसका पेज खुलने में थोड़ा समय लगता है।',
    ],
    button: { text: 'अपना विज्ञापन देखें', href: url },
    after: [
      'ख़रीदार से किसी सार्वजनिक जगह पर मिलें। पैसे पाने के लिए PIN या OTP बताने की ज़रूरत कभी नहीं होती।',
      'सामान बिक जाने पर विज्ञापन को “बिक गया” (sold) कर दें।',
    ],
  }),
}
