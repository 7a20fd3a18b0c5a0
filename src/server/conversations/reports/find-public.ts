import { and, eq, inArray, sql } from 'drizzle-orm'
import { classifiedAdPath, businessPath, postPath } from '#config/routes.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts, businesses, classifieds, reviews } from '#server/kit/db/tables/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import type { REPORTABLE_RECORD_TYPES } from '#shared/rules/reports.ts'

type RecordRef = { noun: (typeof REPORTABLE_RECORD_TYPES)[number]; recordId: number }

/** The public title and address of a record; null if there is no such public record. */
export async function findPublicRecord(
  db: Db,
  { noun, recordId }: RecordRef,
): Promise<{ title: string; path: string } | null> {
  const [row] = await finders[noun](db, recordId)
  return row ? { title: row.title, path: pathOf[noun](row.slug) } : null
}

type Finder = (db: Db, id: number) => PromiseLike<{ title: string; slug: string }[]>

const finders: Record<RecordRef['noun'], Finder> = {
  classified: (db, id) =>
    db
      .select({ title: classifieds.title, slug: classifieds.slug })
      .from(classifieds)
      .where(
        and(eq(classifieds.id, id), inArray(classifieds.status, [...PUBLIC_CLASSIFIED_STATUSES])),
      ),
  business: (db, id) =>
    db
      .select({ title: businesses.name, slug: businesses.slug })
      .from(businesses)
      .where(and(eq(businesses.id, id), inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES]))),
  review: (db, id) =>
    db
      .select({ title: reviews.comment, slug: businesses.slug })
      .from(reviews)
      .innerJoin(businesses, eq(businesses.id, reviews.businessId))
      .where(and(eq(reviews.id, id), eq(reviews.status, 'active'))),
  blog: (db, id) =>
    db
      .select({ title: blogPosts.title, slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(eq(blogPosts.id, id), sql`${blogPosts.status} = 'published'`)),
}

const pathOf: Record<RecordRef['noun'], (slug: string) => string> = {
  classified: classifiedAdPath,
  business: businessPath,
  review: (slug) => `${businessPath(slug)}#reviews`,
  blog: postPath,
}
