import { useLiveUpdates } from '#app/data/use-live-updates.ts'
import { useRead } from '#app/data/use-read.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** The badge beside a sidebar link. */
export type BadgeName =
  | 'queue'
  | 'users'
  | 'businesses'
  | 'locations'
  | 'reviews'
  | 'blogs'
  | 'classified'
  | 'contacts'
  | 'reports'
  | 'ads'
  | 'payments'
  | 'spellings'

/** A badge; `isHot` when it counts pending work. */
export type Badge = { count: number; isHot: boolean }
export type Badges = Partial<Record<BadgeName, Badge>>

/** The counts beside the links, followed by the stream. */
export function useBadges(enabled: boolean): Badges {
  const isLive = useLiveUpdates(enabled)
  const everyMs = isLive ? 5 * MINUTE_MS : MINUTE_MS
  const counts = useRead('GET /admin/counts', {}, { enabled, everyMs }).data?.data
  if (!counts) return {}
  const waits = (count: number): Badge => ({ count, isHot: true })
  const there = (count: number): Badge => ({ count, isHot: false })
  return {
    queue: waits(counts.waiting),
    users: there(counts.users.total),
    businesses: waits(counts.businesses.pending),
    locations: there(counts.locations.total),
    reviews: waits(counts.reviews.pending),
    blogs: there(counts.blogs.total),
    classified: waits(counts.classified.pending),
    contacts: waits(counts.contacts.new),
    reports: waits(counts.reports.new + counts.reports.open),
    ads: waits(counts.advertising.total),
    payments: waits(counts.payments.total),
    spellings: there(counts.spellings.missing),
  }
}
