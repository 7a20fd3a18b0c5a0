import { SAMPLE_TITLE, SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { name: string; campaign: string; url: string }

/** Tells an advertiser that a creative may be shown. */
export const creativeApproved: MailTemplate<Values> = {
  name: 'creative-approved',
  sample: (url) => ({ name: SAMPLE_TITLE, campaign: SAMPLE_CAMPAIGN, url }),
  en: ({ name, campaign, url }, { siteName }) => ({
    subject: `Your ad “${name}” was approved on ${siteName}`,
    hindi: 'आपका विज्ञापन दिखाने के लिए मंज़ूर किया गया',
    paragraphs: [
      `We reviewed and approved your ad “${name}”.`,
      `It appears while its campaign “${campaign}” is running.`,
    ],
    button: { text: 'View campaigns', href: url },
    after: [],
  }),
  hi: ({ name, campaign, url }, { siteName }) => ({
    subject: `आपका विज्ञापन “${name}” ${siteName} पर दिखाया जा सकता है`,
    paragraphs: [
      `हमने आपका विज्ञापन “${name}” देखकर मंज़ूर कर लिया है।`,
      `जब तक इसका प्रचार “${campaign}” चलेगा, यह दिखाया जाएगा।`,
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
    after: [],
  }),
}
