import { formatDate as formatHindiDate } from '#i18n/hi/dates.ts'
import { SAMPLE_BUSINESS, SAMPLE_UNTIL } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { BUSINESS_RESTORE_DAYS } from '#shared/rules/business.ts'
import { formatDate } from '#i18n/en/dates.ts'

/**
 * Tells an owner that the listing was deleted, and how to have it back. Without the name to an
 * address that nobody has confirmed.
 */
export const listingDeleted: MailTemplate<{ name: string | null; until: Date; url: string }> = {
  name: 'listing-deleted',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, until: SAMPLE_UNTIL }),
  en: ({ name, until, url }, { siteName }) => ({
    subject: `${name ?? 'Your business'} was deleted from ${siteName}`,
    hindi: `आपका कारोबार हटा दिया गया है। ${BUSINESS_RESTORE_DAYS} दिन तक वापस लिया जा सकता है।`,
    paragraphs: [
      `Your listing${name ? ` “${name}”` : ''} was deleted.`,
      `You can undo this until ${formatDate(until.toISOString())}. After that it is ` +
        'deleted permanently, with its photos and reviews.',
    ],
    button: { text: 'My businesses', href: url },
    after: ['If this wasn’t you, undo it and change your password.'],
  }),
  hi: ({ name, until, url }, { siteName }) => ({
    subject: `${name ?? 'आपका कारोबार'}: ${siteName} से हटा दिया गया`,
    paragraphs: [
      `आपका कारोबार${name ? ` “${name}”` : ''} हटा दिया गया है और अब नहीं दिखाया जा रहा है।`,
      `आप ${formatHindiDate(until.toISOString())} तक इसे वापस ला सकते हैं। उसके बाद यह अपनी फ़ोटो और ` +
        'रिव्यू के साथ हमेशा के लिए हट जाएगा।',
    ],
    button: { text: 'मेरे कारोबार', href: url },
    after: ['अगर यह आपने नहीं किया, तो इसे वापस लाएँ और अपना पासवर्ड बदलें।'],
  }),
}
