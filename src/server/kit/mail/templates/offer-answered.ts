import { SAMPLE_PERSON, SAMPLE_TITLE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { OfferDecision } from '#shared/rules/offers.ts'

type Values = {
  title: string
  sellerName: string
  /** Rupees. */
  offer: number
  answer: OfferDecision
  note: string
  url: string
}

/** Tells a buyer what the seller says to an offer; it is answered on the site. */
export const offerAnswered: MailTemplate<Values> = {
  name: 'offer-answered',
  sample: (url) => ({
    title: SAMPLE_TITLE,
    sellerName: SAMPLE_PERSON,
    offer: 2500,
    answer: 'accepted',
    note: '',
    url,
  }),
  en: ({ title, sellerName, offer, answer, note, url }) => ({
    subject:
      answer === 'accepted'
        ? `Your offer for “${title}” was accepted`
        : `Your offer for “${title}” was declined`,
    hindi: answer === 'accepted' ? 'आपका दाम मंज़ूर हुआ' : 'आपका दाम मंज़ूर नहीं हुआ',
    paragraphs: [
      answer === 'accepted'
        ? `${sellerName} accepted your offer of ${formatRupees(offer)} for “${title}”.`
        : `${sellerName} declined your offer of ${formatRupees(offer)} for “${title}”.`,
    ],
    ...(note ? { quote: note } : {}),
    button: { text: 'Read and reply', href: url },
    after:
      answer === 'accepted'
        ? ['See the item before you pay, meet in a public place, and never pay in advance.']
        : [],
  }),
  hi: ({ title, sellerName, offer, answer, note, url }) => ({
    subject:
      answer === 'accepted'
        ? `“${title}” के लिए आपका दाम मंज़ूर हुआ`
        : `“${title}” के लिए आपका दाम मंज़ूर नहीं हुआ`,
    paragraphs: [
      answer === 'accepted'
        ? `${sellerName} को “${title}” के लिए आपका ${formatRupees(offer)} का दाम मंज़ूर है।`
        : `${sellerName} को “${title}” के लिए आपका ${formatRupees(offer)} का दाम मंज़ूर नहीं है।`,
    ],
    ...(note ? { quote: note } : {}),
    button: { text: 'पढ़ें और जवाब दें', href: url },
    after:
      answer === 'accepted'
        ? ['पैसे देने से पहले सामान देख लें, किसी भीड़ वाली जगह पर मिलें, और कभी पहले से पैसे न भेजें।']
        : [],
  }),
}
