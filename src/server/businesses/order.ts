import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { businesses as b, categories } from '#server/kit/db/tables/index.ts'
import type { BusinessQuery } from './filters.ts'

type Computed = {
  distanceKm: SQL
  rank: SQL | undefined
  language?: BusinessQuery['language']
}

/** The column that lists in a language are ordered by. */
export const sortNameIn = (language: BusinessQuery['language']) =>
  language === 'hi' ? b.sortNameHi : b.sortName

/**
 * The requested order: by default relevance when searching, otherwise name. Ends in the id, so that
 * no page repeats a row.
 */
export function buildOrder(
  sort: BusinessQuery['sort'],
  { distanceKm, rank, language }: Computed,
): SQL[] {
  const byName = [asc(sortNameIn(language)), asc(b.id)]
  switch (sort ?? 'relevance') {
    case 'relevance':
      return rank ? [desc(rank), ...byName] : byName
    case 'name':
      return byName
    case 'recent':
      return [desc(b.createdAt), desc(b.id)]
    case 'category':
      return [
        language === 'hi'
          ? sql`coalesce(${categories.nameHi}, lower(${categories.name})) collate "hi-x-icu"`
          : sql`lower(${categories.name})`,
        ...byName,
      ]
    case 'rating':
      return [
        sql`${b.ratingSum}::float8 / nullif(${b.ratingCount}, 0) desc nulls last`,
        desc(b.ratingCount),
        ...byName,
      ]
    case 'nearest':
      return [sql`${distanceKm} nulls last`, ...byName]
  }
}
