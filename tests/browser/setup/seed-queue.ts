import { eq } from 'drizzle-orm'
import * as t from '#server/kit/db/tables/index.ts'
import { withDatabase } from './database.ts'

/**
 * Adds ten entries of several kinds to the review queue, from one person; none is shown where other
 * tests count. Answers the person's listings and how their titles begin.
 */
export function seedQueue(email: string, name: string): Promise<void> {
  return withDatabase(async (db) => {
    const [person] = await db.select().from(t.accounts).where(eq(t.accounts.email, email))
    const [category] = await db.select().from(t.categories).where(eq(t.categories.slug, 'services'))
    const [town] = await db.select().from(t.locations).where(eq(t.locations.slug, 'sonpani'))
    const accountId = person!.id
    const slugged = (at: number) => `queue-${accountId}-${at}`
    const place = { categoryId: category!.id, locationId: town!.id }
    await db.insert(t.businesses).values(
      [0, 1, 2, 3, 4].map((at) => ({
        ...place,
        name: `${name} listing ${at}`,
        slug: slugged(at),
        ownerId: accountId,
        description: 'A made-up listing for the tests.',
      })),
    )
    await db.insert(t.enquiries).values(
      [0, 1, 2, 3, 4].map((at) => ({
        name: 'Ravi',
        email,
        accountId,
        message: `${name} message ${at}: is the map right?`,
      })),
    )
  })
}
