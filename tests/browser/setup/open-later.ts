import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { indexBusinesses } from '#server/businesses/index.ts'
import { accounts, businesses, businessSlugs, categories, locations, reviews } from '#server/db/tables/index.ts'
import { readyDatabase } from '#server/start/database.ts'
import { dataFolder } from './folder.ts'
import { WEEK } from './seed.ts'

/** A business that the built site does not know. */
export const LATE = {
  slug: 'opened-later',
  name: 'Opened Later & "Sons" <b>Workshop</b>',
  description: 'Words of the workshop </script><img src=x onerror=alert(1)>',
  phone: '+919000000009',
  email: 'later@example.com',
  hours: WEEK,
}
export const LATE_FORMER_SLUG = 'opened-later-once'

/**
 * Once the site is built and served, opens a business in the database of the running product. Nothing marks the change,
 * so no new release is built: for the whole run it is a business younger than the site.
 */
export default async function openLater(): Promise<void> {
  const { db, stop } = await readyDatabase({ dataDir: dataFolder(), databaseUrl: null }, pino({ level: 'warn' }))
  try {
    const [town] = await db.select().from(locations).where(eq(locations.slug, 'panki'))
    const [kind] = await db.select().from(categories).where(eq(categories.slug, 'services'))
    const [reviewer] = await db.select().from(accounts).where(eq(accounts.email, 'reviewer1@example.com'))
    const row = { ...LATE, status: 'active' as const, categoryId: kind!.id, locationId: town!.id }
    const [made] = await db.insert(businesses).values(row).returning({ id: businesses.id })
    await db.insert(businessSlugs).values({ slug: LATE_FORMER_SLUG, businessId: made!.id })
    const words = { rating: 4, comment: 'Words about the workshop.', status: 'active' as const }
    await db.insert(reviews).values({ ...words, businessId: made!.id, accountId: reviewer!.id })
    await indexBusinesses(db, [made!.id])
  } finally {
    await stop()
  }
}
