import { SAMPLE_BUSINESS, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  name: string | null
  /** Whether it could be seen until now. */
  wasShown: boolean
  reason: string | null
  url: string
}

/**
 * Tells an owner that the listing is not shown, and why. Without the name to an address that nobody
 * has confirmed.
 */
export const listingHidden: MailTemplate<Values> = {
  name: 'listing-hidden',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, wasShown: false, reason: SAMPLE_WORDS }),
  en: ({ name, wasShown, reason, url }, { siteName }) => ({
    subject:
      `${name ?? 'Your business'} is ${wasShown ? 'no longer live' : 'not live'} on ` + siteName,
    hindi: wasShown ? 'आपका कारोबार अब नहीं दिखाया जा रहा है' : 'आपका कारोबार मंज़ूर नहीं किया गया',
    paragraphs: [
      wasShown
        ? `Your listing${name ? ` “${name}”` : ''} was removed from ${siteName}.`
        : `We reviewed your listing${name ? ` “${name}”` : ''} and could not publish it on ` +
          `${siteName}.`,
      ...(reason ? ['Reason:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'Contact us', href: url },
    after: ['If you think this is a mistake, please contact us.'],
  }),
  hi: ({ name, wasShown, reason, url }, { siteName }) => ({
    subject:
      `${name ?? 'आपका कारोबार'} ${wasShown ? 'अब' : 'अभी'} ${siteName} पर नहीं ` +
      'दिखाया जा रहा है',
    paragraphs: [
      wasShown
        ? `आपका कारोबार${name ? ` “${name}”` : ''} ${siteName} से हटा लिया गया है।`
        : `हमने आपका कारोबार${name ? ` “${name}”` : ''} देखा, पर उसे ${siteName} पर नहीं डाल सके।`,
      ...(reason ? ['कारण:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    button: { text: 'हमें लिखें', href: url },
    after: ['अगर आपको लगता है कि यह गलती है, तो हमें बताएँ।'],
  }),
}
