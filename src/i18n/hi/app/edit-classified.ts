import type { editClassified as english } from '#i18n/en/app/edit-classified.ts'
import type { Words } from '#i18n/words.ts'

export const editClassified: Words<typeof english> = {
  pictures: 'फ़ोटो',
  yesNo: (has) => (has ? 'हाँ' : 'नहीं'),
  waits: 'आपके बदलाव की जाँच बाकी है',
  shownBefore: 'पहले:',
  willBeShown: 'अब:',
  sameAgain: 'लिखा हुआ नहीं बदला। फ़ोटो शायद बदली हैं।',
  edit: 'विज्ञापन बदलें',
  reviewFirst: 'आपने बेचने का सामान बदल दिया। टीम के जाँचने तक विज्ञापन नहीं दिखेगा।',
  priceOnly: 'कीमत, जगह और संपर्क के बदलाव एक मिनट में दिखते हैं।',
  refusedBefore: (reason) => `यह विज्ञापन मंज़ूर नहीं हुआ: ${reason}`,
  notChangeable: 'यह विज्ञापन अब नहीं बदल सकते।',
  back: 'मेरे विज्ञापन पर वापस',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saveFailed: 'विज्ञापन सेव नहीं हो पाया।',
}
