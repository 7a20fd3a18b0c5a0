import { writeFile } from 'node:fs/promises'
import { indexBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, businesses, reviews, sessions } from '#server/kit/db/tables/index.ts'
import { getVisitorsFile } from './visitors.ts'

/** People without a review yet, one for each test that needs one. Each test project has its own. */
const VISITORS = ['writer', 'voter', 'messenger', 'returning', 'mocked', 'buyer'].flatMap(
  (name) => [`${name} phone`, `${name} desktop`],
)

export const BUSY_BUSINESS_REVIEWS = 47

type Place = { categoryId: number; locationId: number; siteUrl: string }

/**
 * Adds a business with an owner, twenty pictures and many reviews, and people who may write more.
 */
export async function seedReviews(
  db: Db,
  { categoryId, locationId, siteUrl }: Place,
): Promise<void> {
  const person = (name: string, n: number) => ({
    name,
    email: `${name.replaceAll(' ', '.').toLowerCase()}${n}@example.com`,
    passwordHash: 'none',
  })
  const [owner] = await db
    .insert(accounts)
    .values({ ...person('Test Owner', 0), role: 'owner', customerType: 'business_owner' })
    .returning({ id: accounts.id })
  const [made] = await db
    .insert(businesses)
    .values({
      slug: 'busy-photo-studio',
      name: 'Busy Photo Studio',
      nameHi: 'व्यस्त फ़ोटो स्टूडियो',
      description:
        'A made-up listing for the tests, with an owner, twenty pictures and many reviews.',
      status: 'active',
      categoryId,
      locationId,
      ownerId: owner!.id,
      address: 'Station Road',
      phone: '+919000000002',
      images: Array.from({ length: 20 }, (_, n) => `${siteUrl}/share.png?${n + 1}`),
      logo: `${siteUrl}/favicon.svg?logo`,
    })
    .returning({ id: businesses.id })
  await indexBusinesses(db, [made!.id])
  const writers = await db
    .insert(accounts)
    .values(Array.from({ length: BUSY_BUSINESS_REVIEWS }, (_, n) => person('Busy Reviewer', n)))
    .returning({ id: accounts.id })
  await db.insert(reviews).values(
    writers.map(({ id }, n) => ({
      businessId: made!.id,
      accountId: id,
      rating: (n % 5) + 1,
      comment:
        n % 7 === 0
          ? `अच्छी तस्वीरें, समय पर मिलीं। ${n}`
          : `Busy words ${n}. ${'More words. '.repeat(n % 9)}`,
      visitDate: n % 3 === 0 ? '2026-05-04' : null,
      status: 'active' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
    })),
  )
  const visitors = await db
    .insert(accounts)
    .values(VISITORS.map(person))
    .returning({ id: accounts.id, name: accounts.name })
  const now = new Date()
  const owners = ['owner phone', 'owner desktop'].map((name) => ({ id: owner!.id, name }))
  const signedIn = [...visitors, ...owners].map((visitor) => ({
    ...visitor,
    sessionId: `session of ${visitor.name}`,
  }))
  await db.insert(sessions).values(
    signedIn.map(({ id, sessionId }) => ({
      id: sessionId,
      accountId: id,
      createdAt: now,
      lastSeenAt: now,
    })),
  )
  await writeFile(getVisitorsFile(), JSON.stringify(signedIn))
}
