import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import { searchNotes as hindiNotes } from '#i18n/hi/search-notes.ts'
import { searchNotes } from '#i18n/en/search-notes.ts'
import { listSearchNotes } from '#shared/view/search-notes.ts'
import type { BusinessQuery } from './filters.ts'
import { getNameColumns } from './in-language.ts'
import { findPageIds } from './page.ts'
import { runSearch, serialiseInterpretationWithoutAnswers, toHindiTerms } from './search/index.ts'

/**
 * The active businesses that a visitor's words fit best, with what tells them apart, and how the
 * words were understood.
 */
export async function suggestBusinesses(
  db: Db,
  {
    text,
    language,
    atMost,
  }: { text: string; language?: BusinessQuery['language']; atMost: number },
) {
  const names = getNameColumns(language)
  const { rows, understood } = await runSearch(
    db,
    text,
    async ({ condition, understood, ...order }) => {
      const where = and(eq(b.status, 'active'), condition)
      const { found } = await findPageIds(db, { page: 1, limit: atMost, language }, where, order)
      const ids = found.map(({ id }) => id)
      const rows = await db
        .select({ slug: b.slug, name: names.business, category: names.category, city: names.town })
        .from(b)
        .innerJoin(categories, eq(categories.id, b.categoryId))
        .innerJoin(locations, eq(locations.id, b.locationId))
        .where(inArray(b.id, ids))
        .orderBy(sql`array_position(${sql.param(ids)}::int[], ${b.id})`)
      return { rows, understood, isNothing: rows.length === 0 }
    },
  )
  const terms = await serialiseInterpretationWithoutAnswers(db, understood, rows.length)
  const notes =
    language === 'hi'
      ? listSearchNotes(await toHindiTerms(db, terms), rows.length, hindiNotes)
      : listSearchNotes(terms, rows.length, searchNotes)
  return { businesses: rows, helplines: understood.helplines, notes }
}
