import type { classifieds as english } from '#i18n/en/classifieds.ts'
import type { Words } from '#i18n/words.ts'
import { classifiedList } from './classified-list.ts'
import { formatViews } from './views.ts'

export const classifieds: Words<typeof english> = {
  ...classifiedList,
  title: 'खरीदें-बेचें',
  lede: (district) =>
    `${district} में खरीदें, बेचें, किराए पर दें: ट्रैक्टर और पशु, मोबाइल और फ़र्नीचर, मकान ` + 'और नौकरी।',
  description: (district, state) =>
    `${district} ज़िला, ${state} के विज्ञापन: खेती की मशीनें, पशु, गाड़ियाँ, मोबाइल, फ़र्नीचर, ` +
    'मकान और नौकरी।',
  browse: 'कैटेगरी से देखें',
  ads: () => 'विज्ञापन',
  latest: 'नए विज्ञापन',
  gone: 'वह विज्ञापन अब नहीं है। दूसरे विज्ञापन देखें:',
  goneFailed: 'वह विज्ञापन नहीं खुल पाया। बाद में फिर कोशिश करें, या दूसरे देखें:',
  noScript: 'फ़िल्टर के लिए JavaScript चाहिए। यहाँ सभी विज्ञापन हैं, नए पहले।',

  back: 'सभी विज्ञापन',
  sold: 'बिक गया',
  soldText: 'यह सामान बिक गया है। अब पूछताछ बंद है।',
  expired: 'समय पूरा',
  expiredText: 'विज्ञापन का समय पूरा हो गया। शायद सामान बिक गया हो।',
  seeOthers: (category) => `दूसरे विज्ञापन देखें: ${category}`,
  pending: 'मंज़ूरी बाकी है। यह विज्ञापन अभी सिर्फ़ आपको और एडमिन को दिखता है।',
  rejected: (reason) => `यह विज्ञापन नामंज़ूर हुआ: ${reason}`,
  suspended: 'रोका गया है। यह विज्ञापन सिर्फ़ आपको और एडमिन को दिखता है।',
  posted: 'कब दिया',
  views: formatViews,
  noPhoto: 'फ़ोटो नहीं है',
  video: 'वीडियो',
  details: 'पूरी जानकारी',
  pageDescription: (kind, town, text) => `${town} में ${kind}: ${text}`,
  descriptionTitle: 'जानकारी',
  brand: 'कंपनी',
  model: 'मॉडल',
  year: 'साल',
  place: 'जगह',
  seller: 'बेचने वाले',
  phone: 'फ़ोन',
  email: 'ईमेल',
  noContact: 'बेचने वाले से यहीं पूछें।',
  inquiryNeedsScript: 'पूछताछ के लिए JavaScript चाहिए।',
  callNow: 'कॉल करें',
  sendInquiry: 'पूछताछ करें',
  adId: 'विज्ञापन नंबर',
  postedDate: 'कब दिया',
  saveShort: 'सेव करें',
  savedShort: 'सेव है',
  share: 'शेयर करें',
  shareOn: (place) => `${place} पर शेयर करें`,
  shareText: (title) => title,
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया!',
  report: 'विज्ञापन की शिकायत करें',
  safety: 'ठगी से बचें',
  safetyText: 'पैसे देने से पहले सामान देखें, भीड़ वाली जगह मिलें, और पहले से पैसे न भेजें।',
  similar: 'मिलते-जुलते विज्ञापन',
  late: {
    title: 'नया विज्ञापन',
    text: 'यह विज्ञापन अभी-अभी आया है। इसका पेज कुछ मिनट में बन जाएगा।',
    noScript:
      'यह विज्ञापन अभी-अभी आया है। इसका पेज कुछ मिनट में बन जाएगा। थोड़ी देर बाद आएँ, या दूसरे ' +
      'विज्ञापन देखें।',
  },
}
