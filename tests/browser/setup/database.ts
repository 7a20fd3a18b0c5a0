import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { indexBusinesses } from '#server/businesses/index.ts'
import { businesses, businessSlugs, categories, locations } from '#server/db/tables/index.ts'
import { readyDatabase } from '#server/start/database.ts'
import { dataFolder } from './folder.ts'

type Opened = Pick<typeof businesses.$inferInsert, 'slug' | 'name' | 'phone' | 'description'> & { formerSlug: string }

/**
 * Opens a business in the database of the running product. Nothing marks the change, so no new release is built: for
 * the rest of the run it is a business younger than the site.
 */
export async function openBusiness({ formerSlug, ...business }: Opened): Promise<void> {
  const { db, stop } = await readyDatabase({ dataDir: dataFolder(), databaseUrl: null }, pino({ level: 'warn' }))
  try {
    const [town] = await db.select().from(locations).where(eq(locations.slug, 'panki'))
    const [kind] = await db.select().from(categories).where(eq(categories.slug, 'services'))
    const row = { ...business, status: 'active' as const, categoryId: kind!.id, locationId: town!.id }
    const [made] = await db.insert(businesses).values(row).returning({ id: businesses.id })
    await db.insert(businessSlugs).values({ slug: formerSlug, businessId: made!.id })
    await indexBusinesses(db, [made!.id])
  } finally {
    await stop()
  }
}
