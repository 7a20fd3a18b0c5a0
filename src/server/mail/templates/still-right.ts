import type { MailTemplate } from '#server/mail/template.ts'

type Values = {
  listings: readonly { name: string; url: string }[]
  /** Confirms all of them. */
  url: string
  changeUrl: string
}

/** More names than this nobody reads; the button confirms the rest too. */
const NAMED = 20

/** Asks an owner whether what stands in the listings is still right. */
export const stillRight: MailTemplate<Values> = {
  name: 'still-right',
  write: ({ listings, url, changeUrl }, { siteName }) => {
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
}
