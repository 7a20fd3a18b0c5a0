import { eq } from 'drizzle-orm'
import * as t from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { withDatabase } from './database.ts'

/** How many of each kind; a complaint is about one of the ads. */
const TWENTY = { listings: 4, others: 3, complaints: 2, messages: 2 }
export const TEN = { listings: 3, others: 1, complaints: 1, messages: 2 }

/**
 * Adds entries of every kind to the review queue, from one person, whose name is in the title of
 * each; nothing of them is shown where other tests count.
 */
export function seedReviewDay(email: string, name: string, counts = TWENTY): Promise<void> {
  return withDatabase(async (db) => {
    const [person] = await db.select().from(t.accounts).where(eq(t.accounts.email, email))
    const [category] = await db.select().from(t.categories).where(eq(t.categories.slug, 'services'))
    const [town] = await db.select().from(t.locations).where(eq(t.locations.slug, 'sonpani'))
    const [kind] = await db.select().from(t.classifiedCategories).limit(1)
    const accountId = person!.id
    const listing = (what: string, values: object = {}) => ({
      ...{ categoryId: category!.id, locationId: town!.id, address: 'Main Road, near the bank' },
      ...{ name: `${name} ${what}`, slug: `day-${accountId}-${what.replace(' ', '-')}` },
      ...{ description: 'A made-up listing for the tests.', phone: '+919000000071' },
      ...values,
    })
    const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
    const others = upTo(counts.others)
    const shown = { status: 'active' as const }
    await db
      .insert(t.businesses)
      .values(upTo(counts.listings).map((at) => listing(`listing ${at}`, { ownerId: accountId })))
    const changed = await db
      .insert(t.businesses)
      .values(others.map((at) => listing(`change ${at}`, { ...shown, ownerId: accountId })))
      .returning()
    const claimed = await db
      .insert(t.businesses)
      .values(others.map((at) => listing(`claim ${at}`, shown)))
      .returning()
    const reviewed = await db
      .insert(t.businesses)
      .values(others.map((at) => listing(`review ${at}`, shown)))
      .returning()
    await db.insert(t.businessChanges).values(
      changed.map(({ id }) => ({
        ...{ businessId: id, accountId },
        proposed: { phone: '+919000000072' },
      })),
    )
    await db
      .insert(t.businessClaims)
      .values(claimed.map(({ id }) => ({ businessId: id, accountId, proof: 'call' as const })))
    await db.insert(t.reviews).values(
      reviewed.map(({ id }, at) => ({
        ...{ businessId: id, accountId, rating: 4, status: 'pending' as const },
        ...{ title: `${name} review ${at + 1}`, comment: 'Quick and honest people.' },
      })),
    )
    const ads = await db
      .insert(t.classifieds)
      .values(
        others.map((at) => ({
          ...{ accountId, categoryId: kind!.id, slug: `day-ad-${accountId}-${at}` },
          ...{
            title: `${name} ad ${at}`,
            description: 'Hardly used',
            condition: 'good' as const,
            price: toPaise(900),
          },
          ...{
            city: 'Sonpani',
            state: 'Madhyam',
            contactName: name,
            contactPhone: '+919000000031',
          },
        })),
      )
      .returning()
    await db.insert(t.reports).values(
      ads.slice(0, counts.complaints).map(({ id }) => ({
        ...{ noun: 'classified' as const, recordId: id, reason: 'wrong' as const, accountId },
        detail: 'The price is another one.',
      })),
    )
    await db.insert(t.enquiries).values(
      upTo(counts.messages).map((at) => ({
        ...{ name: 'Ravi', email, accountId },
        message: `${name} message ${at}: is the map right?`,
      })),
    )
  })
}
