import { SAMPLE_TITLE, SAMPLE_CAMPAIGN, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { name: string; campaign: string; reason: string; isChange: boolean; url: string }

/** Tells an advertiser that a creative, or a change of it, was not accepted, and why. */
export const creativeRejected: MailTemplate<Values> = {
  name: 'creative-rejected',
  sample: (url) => ({
    name: SAMPLE_TITLE,
    campaign: SAMPLE_CAMPAIGN,
    reason: SAMPLE_WORDS,
    isChange: false,
    url,
  }),
  en: ({ name, campaign, reason, isChange, url }, { siteName }) => ({
    subject: `Your ad “${name}” was not approved on ${siteName}`,
    hindi: 'आपका विज्ञापन मंज़ूर नहीं किया गया',
    paragraphs: [
      isChange
        ? `We could not approve the changes to your ad “${name}” in the campaign ` +
          `“${campaign}”. The ad is shown as before. Reason:`
        : `We could not approve your ad “${name}” in the campaign “${campaign}”. Reason:`,
    ],
    quote: reason,
    button: { text: 'Edit and resubmit', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ name, campaign, reason, isChange, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${name}” ${siteName} पर मंज़ूर नहीं किया गया`,
    paragraphs: [
      isChange
        ? `हमने प्रचार “${campaign}” के विज्ञापन “${name}” में आपका बदलाव देखा, पर उसे मंज़ूर नहीं ` +
          'कर सके। विज्ञापन पहले जैसा ही दिखाया जा रहा है। कारण:'
        : `हमने प्रचार “${campaign}” का आपका विज्ञापन “${name}” देखा, पर उसे मंज़ूर नहीं कर सके। ` + 'कारण:',
    ],
    quote: reason,
    button: { text: 'बदलकर फिर से भेजें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
