import type { LegalText } from '#i18n/en/legal-text.ts'
import { terms as english } from '#i18n/en/terms.ts'

/** The terms, in English until a lawyer translates them; `legal-summaries.ts` has them in short. */
export const terms: LegalText = {
  title: 'नियम और शर्तें',
  changed: english.changed,
  lede: ({ site, district, state }) =>
    `${site} इस्तेमाल करने के नियम: ${district} ज़िला, ${state} की डायरेक्टरी। साइट इस्तेमाल करने ` +
    'वाले इन्हें मानते हैं।',
  lang: 'en',
  sections: english.sections,
}
