import type { LegalText } from '#i18n/en/legal-text.ts'
import { privacy as english } from '#i18n/en/privacy.ts'

/** The notice, in English until a lawyer translates it; `legal-summaries.ts` has it in short. */
export const privacy: LegalText = {
  title: 'प्राइवेसी',
  changed: english.changed,
  lede: ({ site }) =>
    `${site} आपके बारे में क्या रखती है, क्यों, कब तक, और आप हमसे क्या माँग सकते हैं। डिजिटल ` +
    'व्यक्तिगत डेटा संरक्षण कानून, 2023 की धारा 5 यही सूचना माँगती है।',
  lang: 'en',
  sections: english.sections,
}
