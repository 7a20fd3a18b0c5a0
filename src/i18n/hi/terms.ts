import type { LegalText } from '#i18n/en/legal-text.ts'
import { terms as english } from '#i18n/en/terms.ts'

/** The terms: their summary is in Hindi, the text itself in English until a lawyer translates it. */
export const terms: LegalText = {
  title: 'नियम और शर्तें',
  changed: english.changed,
  lede: ({ site, district, state }) =>
    `${site} इस्तेमाल करने के नियम: ${district} ज़िला, ${state} की डायरेक्टरी। साइट इस्तेमाल करने ` +
    'वाले इन्हें मानते हैं।',
  lang: 'en',
  inHindi: {
    title: 'कम शब्दों में',
    points: [
      'देखना मुफ़्त है, खाता ज़रूरी नहीं। दूर जाने से पहले फ़ोन कर लें: समय और दाम बदलते रहते हैं।',
      'खाता बनाने के लिए उम्र कम से कम 18 साल।',
      'वही लिखें जो सच है और जिसका आपको हक है। गाली, धमकी, ठगी और गैर-कानूनी सामान मना है।',
      'लेन-देन आपके और सामने वाले के बीच है: सामान देखे बिना पैसे न भेजें।',
      'शिकायत हो तो नीचे दिए शिकायत अधिकारी को लिखें, हिंदी में भी।',
    ],
  },
  sections: english.sections,
}
