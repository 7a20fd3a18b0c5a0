import { inArray } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { amenities, categories, locations } from '#server/kit/db/tables/index.ts'
import { withPunycodeHost } from './subject.ts'

type Values = Record<string, unknown>

/** The changed values, old and new, with names instead of ids. */
export async function describeChangedValues(
  db: Db,
  shown: Values,
  proposed: Values,
): Promise<QueueItemDetail['changes']> {
  const idsOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as number[]
  const named = async (name: string, value: unknown): Promise<string | null> => {
    const ids = idsOf(value)
    if (ids.length === 0) return null
    const rows =
      name === 'selectedFeatures'
        ? await db
            .select({ name: amenities.name })
            .from(amenities)
            .where(inArray(amenities.id, ids))
        : name === 'categoryId'
          ? await db
              .select({ name: categories.name })
              .from(categories)
              .where(inArray(categories.id, ids))
          : await db
              .select({ name: locations.city })
              .from(locations)
              .where(inArray(locations.id, ids))
    return rows.map((row) => row.name).join(', ')
  }
  const written = (name: string, value: unknown): Promise<string | null> | string | null => {
    if (value === null || value === undefined || value === '') return null
    if (['selectedFeatures', 'categoryId', 'locationId'].includes(name)) return named(name, value)
    return inWords(value)
  }
  return Promise.all(
    Object.entries(proposed).map(async ([name, after]) => ({
      name,
      before: await written(name, shown[name]),
      after: await written(name, after),
    })),
  )
}

/** A value of the form in words: `Beds: 20; Ambulance: yes` instead of an object. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'string') return withPunycodeHost(value)
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, of]) => `${name}: ${inWords(of)}`)
    .join('; ')
}
