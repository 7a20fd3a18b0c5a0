import type { LegalText } from '#i18n/en/legal-text.ts'
import { privacy as english } from '#i18n/en/privacy.ts'

/** The notice: its summary is in Hindi, the text itself in English until a lawyer translates it. */
export const privacy: LegalText = {
  title: 'प्राइवेसी',
  changed: english.changed,
  lede: ({ site }) =>
    `${site} आपके बारे में क्या रखती है, क्यों, कब तक, और आप हमसे क्या माँग सकते हैं। डिजिटल ` +
    'व्यक्तिगत डेटा संरक्षण कानून, 2023 की धारा 5 यही सूचना माँगती है।',
  lang: 'en',
  inHindi: {
    title: 'कम शब्दों में',
    points: [
      'देखने, खोजने और फ़ोन करने के लिए खाता ज़रूरी नहीं। किसने क्या देखा, इसका हिसाब हम नहीं रखते।',
      'आप जो हमें लिखते हैं या यहाँ छापते हैं, वही निजी जानकारी (व्यक्तिगत डेटा) हम रखते हैं, और उसी काम में लेते हैं।',
      'कुछ भी न बेचा जाता है, न प्रचार करने वालों को दिया जाता है।',
      'अपनी जानकारी आप देख सकते हैं, ठीक करा सकते हैं, हटवा सकते हैं और अपनी सहमति वापस ले सकते ' +
        'हैं। इसके लिए नीचे दिए शिकायत अधिकारी को लिखें, हिंदी में भी।',
    ],
  },
  sections: english.sections,
}
