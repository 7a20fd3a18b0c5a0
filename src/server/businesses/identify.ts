import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { idBySlugSql } from '#server/publishing/slug-history/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'

const GREATEST_ID = 2_147_483_647

export type BusinessIdentifier = { id: number } | { slug: string }

/**
 * Reads how an address names a business: `12`, `BIZ-12` or a slug. Slugs never have one of the
 * first two forms.
 */
export function readIdentifier(text: string): BusinessIdentifier {
  const trimmed = text.trim().toLowerCase()
  const digits = /^(?:biz-)?(\d+)$/.exec(trimmed)?.[1]
  if (digits === undefined) return { slug: trimmed }
  const id = Number(digits)
  return { id: id <= GREATEST_ID ? id : 0 }
}

/** The condition "is the business of this slug, present or former". */
export function slugCondition(slug: SQL.Aliased | ReturnType<typeof sql.placeholder>): SQL {
  return sql`${businesses.id} = ${idBySlugSql('businesses', slug)}`
}

const shown = inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])

const idById = createPrepared((db) =>
  db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, sql.placeholder('id')), shown))
    .prepare('business_id_by_id'),
)

const idBySlug = createPrepared((db) =>
  db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(slugCondition(sql.placeholder('slug')), shown))
    .prepare('business_id_by_slug'),
)

/** The id of a business that has a page, named in any of the ways; undefined when there is none. */
export async function findBusinessId(db: Db, text: string): Promise<number | undefined> {
  const identifier = readIdentifier(text)
  const [row] = await ('id' in identifier
    ? idById(db).execute(identifier)
    : idBySlug(db).execute(identifier))
  return row?.id
}
