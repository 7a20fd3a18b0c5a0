import { useRead } from '#app/data/use-read.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { printStoredWord } from '#i18n/en/stored-words.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { WEEKDAYS, type SpecialDay, type WeekHours } from '#shared/rules/hours.ts'
import { formatDate } from '#i18n/en/dates.ts'

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isList(value) && value.length === 0)

const weekText = (week: WeekHours): string =>
  WEEKDAYS.map((day) => `${t.hours.days[day]}: ${formatDayHours(week[day], t.hours)}`).join('; ')

const specialText = (days: readonly SpecialDay[]): string =>
  days
    .map((day) => [formatDate(day.date), day.note, formatDayHours(day, t.hours)].filter(Boolean))
    .map((parts) => parts.join(' '))
    .join('; ')

/** Says any value of a listing's form in words: names instead of ids, days instead of hours. */
export function useFormatValue(enabled = true): (field: string, value: unknown) => string {
  const categories = useRead('GET /categories', {}, { enabled }).data?.data
  const towns = useRead('GET /locations', { query: { limit: 1000 } }, { enabled }).data?.data
  const features = useRead('GET /features', { query: {} }, { enabled }).data?.data
  const named = (rows: readonly { id: number; name: string }[] | undefined, value: unknown) =>
    rows?.find(({ id }) => String(id) === String(value))?.name ?? '…'
  return (field, value) => {
    if (isBlank(value)) return ''
    if (field === 'categoryId') return named(categories, value)
    if (field === 'locationId')
      return towns?.find(({ id }) => String(id) === String(value))?.city ?? '…'
    if (field === 'businessType') return t.businessTypes[value as keyof typeof t.businessTypes]
    if (field === 'priceRange') return t.priceRanges[value as keyof typeof t.priceRanges]
    if (field === 'businessHours') return weekText(value as WeekHours)
    if (field === 'specialDays') return specialText(value as SpecialDay[])
    if (field === 'logo') return t.oneLogo
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (isList(value)) {
      if (field === 'images') return t.photoCount(value.length)
      return value
        .map((one) =>
          field === 'selectedFeatures' ? named(features, one) : printStoredWord(String(one)),
        )
        .join(', ')
    }
    if (typeof value === 'object')
      return Object.values(value as object)
        .flat()
        .map((one) => (typeof one === 'boolean' ? (one ? t.yes : t.no) : String(one)))
        .filter(Boolean)
        .join(', ')
    return typeof value === 'number' ? String(value) : (value as string)
  }
}
