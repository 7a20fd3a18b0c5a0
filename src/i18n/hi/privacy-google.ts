import { addGoogleSections as addToEnglish } from '#i18n/en/privacy-google.ts'
import type { LegalText } from '#i18n/en/legal-text.ts'

const GOOGLE =
  'आपकी हाँ हो, तभी Google गिनता है कि साइट पर कौन-से पेज खुले, और इसके लिए कुकी रखता है। हाँ न हो तो ' +
  'Google का कुछ नहीं आता। हर पेज के नीचे आप इसे बदल सकते हैं।'

/** The notice of a website that uses analytics of Google: said in the summary and in the text. */
export const addGoogleSections = (text: LegalText): LegalText => ({
  ...addToEnglish(text),
  inHindi: { ...text.inHindi, points: [...text.inHindi.points, GOOGLE] },
})
