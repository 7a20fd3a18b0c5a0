import { sql, type SQL } from 'drizzle-orm'
import { classifiedAdPath, businessPath, postPath } from '#config/routes.ts'
import type { ReportedItem } from '#contract/reports-admin.ts'
import type { reports } from '#server/kit/db/tables/index.ts'

/** What the reports `p` are about, joined to them. */
export const SUBJECT_JOINS = sql`
  left join businesses b on p.noun = 'business' and b.id = p.record_id
  left join classified_ads a on p.noun = 'classified' and a.id = p.record_id
  left join reviews v on p.noun = 'review' and v.id = p.record_id
  left join businesses vb on vb.id = v.business_id
  left join blog_posts g on p.noun = 'blog' and g.id = p.record_id
  left join messages m on p.noun = 'message' and m.id = p.record_id
  left join accounts w on w.id = coalesce(b.owner_id, a.account_id, v.account_id, m.sender_id)`

/** Of them: name, slug, status, words, and whose it is. */
export const SUBJECT_COLUMNS: SQL = sql`
  coalesce(b.name, a.title, v.title, left(v.comment, 80), g.title, m.subject, p.url) as title,
  coalesce(b.slug, a.slug, vb.slug, g.slug) as slug, vb.name as business,
  coalesce(b.status, a.status, v.status, g.status) as "thingStatus",
  coalesce(b.description, a.description, v.comment, g.excerpt, m.message) as words,
  w.id as "whoseId", w.name as "whoseName",
  coalesce(b.id, a.id, v.id, g.id, m.id) as "thingId"`

export type SubjectRow = {
  noun: (typeof reports.$inferSelect)['noun']
  title: string | null
  slug: string | null
  business: string | null
  thingStatus: string | null
  words: string | null
  whoseId: number | null
  whoseName: string | null
  thingId: number | null
  url: string | null
}

const PATHS: Partial<Record<SubjectRow['noun'], (slug: string) => string>> = {
  business: businessPath,
  classified: classifiedAdPath,
  review: (slug) => `${businessPath(slug)}#reviews`,
  blog: postPath,
}
const WORDS = 2000

/** What a report is about, as administrators see it; a record that is gone has no id. */
export const serialiseSubject = (row: SubjectRow): ReportedItem => ({
  id: row.thingId,
  title: row.title,
  business: row.business,
  status: row.thingStatus,
  href: row.slug && row.noun in PATHS ? PATHS[row.noun]!(row.slug) : row.url,
  whose: row.whoseId === null ? null : { id: row.whoseId, name: row.whoseName ?? '' },
  text: row.words?.slice(0, WORDS) ?? null,
})
