import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells a claimant that the listing was not handed over, and why. */
export const claimRejected: MailTemplate<{ name: string; url: string; reason: string }> = {
  name: 'claim-rejected',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, reason: SAMPLE_WORDS }),
  en: ({ name, url, reason }, { siteName }) => ({
    subject: `Your claim for “${name}” on ${siteName}`,
    hindi: 'आपका दावा मंज़ूर नहीं किया गया',
    paragraphs: [`We reviewed your claim for “${name}” and could not approve it. Reason:`],
    quote: reason,
    button: { text: 'View listing', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ name, url, reason }, { siteName }) => ({
    subject: `${siteName} पर “${name}” के लिए आपका दावा`,
    paragraphs: [`हमने “${name}” के लिए आपका दावा देखा, पर उसे मंज़ूर नहीं कर सके। कारण:`],
    quote: reason,
    button: { text: 'कारोबार देखें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
