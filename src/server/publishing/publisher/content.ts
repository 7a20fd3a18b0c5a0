import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'

/** A short summary of the public tables, to compare two moments. */
export type ContentSummary = {
  /** The greatest version of any public row. */
  version: number
  businesses: number
  categories: number
  locations: number
  reviews: number
  answers: number
  posts: number
  ads: number
}

/** Reads the summary in one query, so the numbers are of one moment. */
export async function readContentSummary(db: Db): Promise<ContentSummary> {
  const { rows } = await db.execute<Record<keyof ContentSummary, string>>(sql`
    select greatest(
        (select max(version) from businesses), (select max(version)
          from categories), (select max(version) from locations),
        (select max(version) from reviews), (select max(version)
          from review_answers), (select max(version)
          from amenities), (select max(version) from service_fields),
        (select max(version) from settings), (select max(version) from blog_posts),
        (select max(version) from classified_ads), (select max(version)
          from classified_categories), 0) as version,
      (select count(*) from businesses where status = 'active') as businesses,
      (select count(*) from categories where status = 'active') as categories,
      (select count(*) from locations where status = 'active') as locations,
      (select count(*) from reviews where status = 'active') as reviews,
      (select count(*) from review_answers where status = 'active') as answers,
      (select count(*) from blog_posts where status = 'published') as posts,
      (select count(*) from classified_ads where status in ('active', 'sold', 'expired')) as ads`)
  const row = rows[0]!
  return {
    version: Number(row.version),
    businesses: Number(row.businesses),
    categories: Number(row.categories),
    locations: Number(row.locations),
    reviews: Number(row.reviews),
    answers: Number(row.answers),
    posts: Number(row.posts),
    ads: Number(row.ads),
  }
}

/**
 * Equal for two moments if nothing changed between them. It also tells one database from another.
 */
export const getContentFingerprint = (content: ContentSummary): string =>
  Object.values(content).join('/')
