import type { ClassifiedSummary } from '#contract/classifieds.ts'
import { toHindiAd, withoutOtherName } from '#shared/view/hindi-names.ts'

/** An ad with the names of its category and state in the language asked for. */
export function inLanguage<Row extends ClassifiedSummary>(
  ad: Row,
  language: 'en' | 'hi' | undefined,
): Row {
  if (language !== 'hi') return ad
  const { category, state } = toHindiAd(ad)
  return { ...ad, state, category: withoutOtherName(category) }
}
