import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { businesses, categories, districts, locations } from '#server/kit/db/tables/index.ts'
import { toKnownWords, addWords, type KnownWord } from './dictionary.ts'
import {
  listCategoryNames,
  buildSearchDocument,
  listTownNames,
  type SearchTexts,
} from './document.ts'
import { queueReindex, type RenamedRecord } from './reindex-queue.ts'

const PAGE = 500

const KIND = {
  id: categories.id,
  slug: categories.slug,
  name: categories.name,
  nameHi: categories.nameHi,
  keywords: categories.keywords,
}
const TOWN = {
  id: locations.id,
  city: locations.city,
  nameHi: locations.nameHi,
  aliases: locations.aliases,
  district: districts.name,
}

/**
 * Writes the search documents of these businesses. Code that writes a name, a kind, a place or a
 * text of a business calls it in the same transaction. Takes any number of ids, in pages of flat
 * memory; changes no version.
 */
export async function indexBusinesses(tx: DbOrTransaction, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    await writePage(tx, await readPage(tx, inArray(businesses.id, ids.slice(start, start + PAGE))))
  }
}

/**
 * After a category came or its name or keywords changed. The documents of many businesses follow in
 * the background (`update-documents.ts`): renaming a category of 45,000 businesses is answered at
 * once.
 */
export async function reindexCategory(tx: DbOrTransaction, categoryId: number): Promise<void> {
  await learnKinds(tx, eq(categories.id, categoryId))
  await reindexOf(tx, { noun: 'categories', recordId: categoryId })
}

/** After a town came or its name or aliases changed; of many businesses as for a category. */
export async function reindexLocation(tx: DbOrTransaction, locationId: number): Promise<void> {
  await learnTowns(tx, eq(locations.id, locationId))
  await reindexOf(tx, { noun: 'locations', recordId: locationId })
}

async function reindexOf(tx: DbOrTransaction, of: RenamedRecord): Promise<void> {
  const page = await readPage(tx, belongsTo(of))
  if (page.length < PAGE) await writePage(tx, page)
  else await queueReindex(tx, of)
}

/**
 * Indexes the next businesses of a category or town behind an id; the last id done, null when none
 * are left.
 */
export async function reindexNextBatch(
  tx: Transaction,
  of: RenamedRecord,
  doneTo: number,
  count: number,
): Promise<number | null> {
  const page = await readPage(tx, and(belongsTo(of), gt(businesses.id, doneTo)), count)
  await writePage(tx, page)
  return page.length < count ? null : page.at(-1)!.id
}

const belongsTo = ({ noun, recordId }: RenamedRecord): SQL =>
  eq(noun === 'categories' ? businesses.categoryId : businesses.locationId, recordId)

/** Indexes everything: after many new categories or towns, or a change in the rules of folding. */
export async function reindexAll(tx: DbOrTransaction): Promise<void> {
  await learnKinds(tx, undefined)
  await learnTowns(tx, undefined)
  await reindex(tx, undefined)
}

/**
 * The words of categories are known even before the first business of theirs, so that a search for
 * them is not corrected to something else.
 */
const learnKinds = async (tx: DbOrTransaction, which: SQL | undefined): Promise<void> =>
  addWords(tx, await readCategoryWords(tx, which))

const learnTowns = async (tx: DbOrTransaction, which: SQL | undefined): Promise<void> =>
  addWords(tx, await readTownWords(tx, which))

/** The words that name these categories. */
export async function readCategoryWords(
  tx: DbOrTransaction,
  which: SQL | undefined,
): Promise<KnownWord[]> {
  const kinds = await tx.select(KIND).from(categories).where(which)
  return toKnownWords(kinds.flatMap(listCategoryNames), false)
}

/** The words that name these towns. */
export async function readTownWords(
  tx: DbOrTransaction,
  which: SQL | undefined,
): Promise<KnownWord[]> {
  const towns = await tx
    .select(TOWN)
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .where(which)
  return toKnownWords(towns.flatMap(listTownNames), true)
}

async function reindex(tx: DbOrTransaction, which: SQL | undefined): Promise<void> {
  let after = 0
  for (;;) {
    const page = await readPage(tx, and(which, gt(businesses.id, after)))
    await writePage(tx, page)
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}

function readPage(
  tx: DbOrTransaction,
  which: SQL | undefined,
  count = PAGE,
): Promise<({ id: number } & SearchTexts)[]> {
  return tx
    .select({
      id: businesses.id,
      name: businesses.name,
      nameHi: businesses.nameHi,
      category: KIND,
      tags: businesses.tags,
      town: TOWN,
      zipCode: businesses.zipCode,
      landmark: businesses.landmark,
      address: businesses.address,
      tagline: businesses.tagline,
      description: businesses.description,
      descriptionHi: businesses.descriptionHi,
    })
    .from(businesses)
    .innerJoin(categories, eq(categories.id, businesses.categoryId))
    .innerJoin(locations, eq(locations.id, businesses.locationId))
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .where(which)
    .orderBy(asc(businesses.id))
    .limit(count)
}

async function writePage(
  tx: DbOrTransaction,
  page: readonly ({ id: number } & SearchTexts)[],
): Promise<void> {
  if (page.length === 0) return
  const folded = page.map((texts) => ({ id: texts.id, ...buildSearchDocument(texts) }))
  await tx.execute(sql`
    update ${businesses} b set search_name = d.name, search_document = d.document::tsvector
    from unnest(${sql.param(folded.map(({ id }) => id))}::int[],
      ${sql.param(folded.map(({ searchName }) => searchName))}::text[],
      ${sql.param(folded.map(({ document }) => document))}::text[]) as d (id, name, document)
    where b.id = d.id and (b.search_name, b.search_document)
      is distinct from (d.name, d.document::tsvector)`)
  await addWords(
    tx,
    folded.flatMap(({ words }) => words),
  )
}
