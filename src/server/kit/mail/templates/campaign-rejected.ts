import { SAMPLE_CAMPAIGN, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  title: string
  /** Without one, the mail says so and whom to ask. */
  reason: string | null
  askUrl: string
  url: string
}

/** Tells an advertiser that a campaign, or a change of it, was not accepted, and why. */
export const campaignRejected: MailTemplate<Values> = {
  name: 'campaign-rejected',
  sample: (url) => ({ title: SAMPLE_CAMPAIGN, reason: SAMPLE_WORDS, askUrl: url, url }),
  en: ({ title, reason, askUrl, url }, { siteName }) => ({
    subject: `Your campaign “${title}” was not approved on ${siteName}`,
    hindi: 'आपका प्रचार मंज़ूर नहीं किया गया',
    paragraphs: [
      `We reviewed your campaign “${title}” and could not approve it. ` +
        (reason === null ? 'No reason was given. Ask us before you change anything:' : 'Reason:'),
    ],
    ...(reason === null ? { links: [{ text: 'Ask why', href: askUrl }] } : { quote: reason }),
    button: { text: 'Edit and resubmit', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ title, reason, askUrl, url }, { siteName }) => ({
    subject: `आपका प्रचार “${title}” ${siteName} पर मंज़ूर नहीं किया गया`,
    paragraphs: [
      `हमने आपका प्रचार “${title}” देखा, पर उसे मंज़ूर नहीं कर सके। ` +
        (reason === null ? 'कोई कारण नहीं लिखा गया। कुछ बदलने से पहले हमसे पूछें:' : 'कारण:'),
    ],
    ...(reason === null ? { links: [{ text: 'कारण पूछें', href: askUrl }] } : { quote: reason }),
    button: { text: 'बदलकर फिर से भेजें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
