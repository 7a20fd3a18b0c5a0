import type { BusinessQuery, BusinessSummary } from '#contract/businesses.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import { toHindiBusiness, withoutOtherName } from '#shared/view/hindi-names.ts'
import { sql, type SQL } from 'drizzle-orm'

type Language = BusinessQuery['language']

/** A business with its names in the language asked for. */
export function inLanguage<Row extends BusinessSummary>(business: Row, language: Language): Row {
  if (language !== 'hi') return business
  const { category, location, selectedFeatures, ...rest } = toHindiBusiness<
    Row & { selectedFeatures?: readonly { name: string }[] }
  >(business)
  return withoutOtherName({
    ...rest,
    category: withoutOtherName(category),
    location: withoutOtherName(location),
    ...(selectedFeatures && { selectedFeatures: selectedFeatures.map(withoutOtherName) }),
  }) as unknown as Row
}

/** The columns of the names that an answer in the language shows. */
export function getNameColumns(
  language: Language,
): Record<'business' | 'category' | 'town', SQL<string>> {
  return language === 'hi'
    ? {
        business: sql`coalesce(${b.nameHi}, ${b.name})`,
        category: sql`coalesce(${categories.nameHi}, ${categories.name})`,
        town: sql`coalesce(${locations.nameHi}, ${locations.city})`,
      }
    : {
        business: sql`${b.name}`,
        category: sql`${categories.name}`,
        town: sql`${locations.city}`,
      }
}
