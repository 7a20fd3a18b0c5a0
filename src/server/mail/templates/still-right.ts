import type { MailTemplate } from '#server/mail/template.ts'

type Values = {
  listings: readonly { name: string; url: string }[]
  /** Confirms all of them. */
  url: string
  changeUrl: string
}

/** More names than this nobody reads; the button confirms the rest too. */
const NAMED = 20

/** Asks an owner to confirm that the listings are still correct. */
export const stillRight: MailTemplate<Values> = {
  name: 'still-right',
  en: ({ listings, url, changeUrl }, { siteName }) => {
    const [first] = listings
    const isOne = listings.length === 1
    const more = listings.length - NAMED
    return {
      subject: isOne
        ? `Is “${first!.name}” on ${siteName} still right?`
        : `Are your ${listings.length} listings on ${siteName} still right?`,
      hindi: 'क्या आपके प्रतिष्ठान की जानकारी अब भी सही है?',
      paragraphs: [
        isOne
          ? `For a year nobody has said whether your listing “${first!.name}” is still right: ` +
            'its number, address and opening hours.'
          : 'For a year nobody has said whether these listings are still right: their numbers, ' +
            'addresses and opening hours.',
        isOne
          ? 'If it is, say so with one press; you need not sign in.'
          : 'If they are, say so with one press; you need not sign in. To say it of one alone, ' +
            'open its name:',
      ],
      ...(isOne
        ? {}
        : { links: listings.slice(0, NAMED).map((one) => ({ text: one.name, href: one.url })) }),
      button: { text: isOne ? 'It is still right' : 'All are still right', href: url },
      after: [
        ...(more > 0 ? [`And ${more} more, which the button confirms too.`] : []),
        `If something has changed, change it here: ${changeUrl}`,
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
        : `${siteName} पर आपके ${listings.length} प्रतिष्ठानों की जानकारी क्या अब भी सही है?`,
      paragraphs: [
        isOne
          ? `एक साल से किसी ने नहीं बताया कि आपके प्रतिष्ठान “${first!.name}” की जानकारी अब भी सही ` +
            'है या नहीं: उसका नंबर, पता और खुलने का समय।'
          : 'एक साल से किसी ने नहीं बताया कि इन प्रतिष्ठानों की जानकारी अब भी सही है या नहीं: उनके ' +
            'नंबर, पते और खुलने का समय।',
        isOne
          ? 'सही हो, तो एक बार दबाकर बता दें; लॉगिन करने की ज़रूरत नहीं है।'
          : 'सब सही हों, तो एक बार दबाकर बता दें; लॉगिन करने की ज़रूरत नहीं है। किसी एक के बारे में ' +
            'बताने के लिए उसका नाम खोलें:',
      ],
      ...(isOne
        ? {}
        : { links: listings.slice(0, NAMED).map((one) => ({ text: one.name, href: one.url })) }),
      button: { text: isOne ? 'अब भी सही है' : 'सब अब भी सही हैं', href: url },
      after: [
        ...(more > 0 ? [`और ${more} प्रतिष्ठान, जिनकी पुष्टि भी इसी बटन से होती है।`] : []),
        `कुछ बदल गया हो, तो यहाँ बदलें: ${changeUrl}`,
      ],
    }
  },
}
