import { SAMPLE_CAMPAIGN } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells an advertiser that a campaign may run. */
export const campaignApproved: MailTemplate<{ title: string; url: string }> = {
  name: 'campaign-approved',
  sample: (url) => ({ title: SAMPLE_CAMPAIGN, url }),
  en: ({ title, url }, { siteName }) => ({
    subject: `Your campaign “${title}” was approved on ${siteName}`,
    hindi: 'आपका प्रचार मंज़ूर किया गया',
    paragraphs: [
      `We reviewed and approved your campaign “${title}”.`,
      'It starts once a creative is approved and the start date arrives. You pay only ' +
        'for valid clicks.',
    ],
    button: { text: 'View campaigns', href: url },
    after: [],
  }),
  hi: ({ title, url }, { siteName }) => ({
    subject: `आपका प्रचार “${title}” ${siteName} पर चल सकता है`,
    paragraphs: [
      `हमने आपका प्रचार “${title}” देखकर मंज़ूर कर लिया है।`,
      'जैसे ही इसका कोई विज्ञापन मंज़ूर होगा और इसके दिन शुरू होंगे, यह दिखने लगेगा। आप केवल उन ' +
        'क्लिक के पैसे देते हैं जो गिने जाते हैं।',
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
    after: [],
  }),
}
