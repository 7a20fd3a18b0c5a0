import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  listings: readonly { name: string; url: string }[]
  /** Confirms all of them. */
  url: string
  changeUrl: string
}

/** More names than this nobody reads; the button confirms the rest too. */
const NAMED = 20

/** Asks an owner to confirm that the listings are still correct. */
export const confirmationReminder: MailTemplate<Values> = {
  name: 'still-right',
  sample: (url) => ({ listings: [{ name: SAMPLE_BUSINESS, url }], url, changeUrl: url }),
  en: ({ listings, url, changeUrl }, { siteName }) => {
    const [first] = listings
    const isOne = listings.length === 1
    const more = listings.length - NAMED
    return {
      subject: isOne
        ? `Is “${first!.name}” on ${siteName} still correct?`
        : `Are your ${listings.length} listings on ${siteName} still correct?`,
      hindi: 'क्या आपके कारोबार की जानकारी अब भी सही है?',
      paragraphs: [
        isOne
          ? `Your listing “${first!.name}” has not been confirmed for a year. Are its phone ` +
            'number, address and opening hours still correct?'
          : 'These listings have not been confirmed for a year. Are their phone numbers, ' +
            'addresses and opening hours still correct?',
        isOne
          ? 'If so, confirm with one click. You don’t need to log in.'
          : 'If so, confirm all with one click. You don’t need to log in. To confirm only ' +
            'one, open it:',
      ],
      ...(isOne
        ? {}
        : { links: listings.slice(0, NAMED).map((one) => ({ text: one.name, href: one.url })) }),
      button: { text: isOne ? 'Yes, still correct' : 'All are still correct', href: url },
      after: [
        ...(more > 0 ? [`The button also confirms ${more} more.`] : []),
        `If something has changed, edit it here: ${changeUrl}`,
      ],
    }
  },
  hi: ({ listings, url, changeUrl }, { siteName }) => {
    const [first] = listings
    const isOne = listings.length === 1
    const more = listings.length - NAMED
    return {
      subject: isOne
        ? `${siteName} पर “${first!.name}” की जानकारी क्या अब भी सही है?`
        : `${siteName} पर आपके ${listings.length} कारोबारों की जानकारी क्या अब भी सही है?`,
      paragraphs: [
        isOne
          ? `एक साल से किसी ने नहीं बताया कि आपके कारोबार “${first!.name}” की जानकारी अब भी सही ` +
            'है या नहीं: उसका नंबर, पता और खुलने का समय।'
          : 'एक साल से किसी ने नहीं बताया कि इन कारोबारों की जानकारी अब भी सही है या नहीं: उनके ' +
            'नंबर, पते और खुलने का समय।',
        isOne
          ? 'सही हो, तो एक बार दबाकर बता दें; लॉग इन करने की ज़रूरत नहीं है।'
          : 'सब सही हों, तो एक बार दबाकर बता दें; लॉग इन करने की ज़रूरत नहीं है। किसी एक के बारे में ' +
            'बताने के लिए उसका नाम खोलें:',
      ],
      ...(isOne
        ? {}
        : { links: listings.slice(0, NAMED).map((one) => ({ text: one.name, href: one.url })) }),
      button: { text: isOne ? 'अब भी सही है' : 'सब अब भी सही हैं', href: url },
      after: [
        ...(more > 0 ? [`और ${more} कारोबार, जो इसी बटन से पक्के होते हैं।`] : []),
        `कुछ बदल गया हो, तो यहाँ बदलें: ${changeUrl}`,
      ],
    }
  },
}
