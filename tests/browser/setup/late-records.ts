import { eq } from 'drizzle-orm'
import { indexBusinesses } from '#server/businesses/index.ts'
import {
  accounts,
  blogPosts,
  businesses,
  categories,
  formerPages,
  locations,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { withDatabase } from './database.ts'
import { WEEK } from './seed.ts'
import { addLateClassified } from './seed-classifieds.ts'

/** A business that is not in the built site. */
export const LATE_BUSINESS = {
  slug: 'opened-later',
  name: 'Opened Later & "Sons" <b>Workshop</b>',
  description: 'Words of the workshop </script><img src=x onerror=alert(1)>',
  phone: '+919000000009',
  email: 'later@example.com',
  hours: WEEK,
  source: 'made-up-list',
  sourceId: '1',
  sourceDate: '2019',
}
/** A post that is not in the built site. */
export const LATE_POST = { slug: 'written-later', title: 'A made-up post, written later <b>&</b>' }
export const LATE_FORMER_SLUG = 'opened-later-once'

/**
 * Adds a business and a post to the database of the running product once the site is served.
 * Nothing marks the change, so no new release is built: for the whole run, both are newer than the
 * site.
 */
export default function addLateRecords(): Promise<void> {
  return withDatabase(async (db) => {
    const [town] = await db.select().from(locations).where(eq(locations.slug, 'sonpani'))
    const [kind] = await db.select().from(categories).where(eq(categories.slug, 'services'))
    const [reviewer] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.email, 'reviewer1@example.com'))
    const row = {
      ...LATE_BUSINESS,
      status: 'active' as const,
      categoryId: kind!.id,
      locationId: town!.id,
    }
    const [made] = await db.insert(businesses).values(row).returning({ id: businesses.id })
    await db
      .insert(formerPages)
      .values({ noun: 'businesses', slug: LATE_FORMER_SLUG, recordId: made!.id })
    const words = { rating: 4, comment: 'Words about the workshop.', status: 'active' as const }
    await db.insert(reviews).values({ ...words, businessId: made!.id, accountId: reviewer!.id })
    await indexBusinesses(db, [made!.id])
    await db.insert(blogPosts).values({
      ...LATE_POST,
      content: '## A heading\n\nWords </script><img src=x onerror=alert(1)>',
      authorName: 'Test Author',
      status: 'published',
      // The oldest post, so that it is on no page of the list that tests count.
      publishedAt: new Date('2020-01-01T06:00:00Z'),
    })
    await addLateClassified(db)
  })
}
