import { eq } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, classifieds, classifiedCategories } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

type NewClassified = Partial<typeof classifieds.$inferInsert> & {
  slug: string
  title: string
  category: string
}

/** Ads of each sort that the pages must show; all are made up and say so. */
const classifiedsOf = (siteUrl: string): NewClassified[] => [
  {
    slug: 'sample-tractor',
    title: 'Sample tractor with trolley',
    category: 'tractors',
    price: toPaise(425_000),
    priceType: 'negotiable',
    brand: 'Sample Motors',
    model: 'SM 275',
    year: 2016,
    description: 'A made-up ad for the tests.\n\nOne owner, new tyres, papers in order.',
    pincode: '425001',
    contactEmail: 'seller@example.com',
    showEmail: true,
    // Pictures of the site itself, so that no other host is asked.
    images: [1, 2, 3].map((n) => `${siteUrl}/share.png?ad${n}`),
    createdAt: new Date(Date.now() - 5 * MINUTE_MS),
  },
  {
    slug: 'sample-buffalo',
    title: 'Sample Murrah buffalo, नमूना भैंस',
    category: 'cattle',
    price: toPaise(68_000),
    city: 'Sonpani',
    // Four hours, plus some minutes for the tests to run in.
    createdAt: ago(4.05 / 24),
  },
  {
    slug: 'sample-room',
    title: 'Sample room to let near the bus stand',
    category: 'property',
    priceType: 'on_request',
    showPhone: false,
    createdAt: ago(2),
  },
  {
    slug: 'sample-phone-sold',
    title: 'Sample phone that is sold',
    category: 'mobiles',
    price: toPaise(6500),
    status: 'sold',
    soldAt: ago(1),
    createdAt: ago(12),
  },
  {
    slug: 'sample-sofa-expired',
    title: 'Sample sofa whose ad has expired',
    category: 'furniture',
    price: toPaise(9000),
    // Stored as expired: otherwise it would expire during the tests, and the site would be rebuilt.
    status: 'expired',
    createdAt: ago(40),
    expiresAt: ago(10),
  },
  {
    slug: 'sample-pending',
    title: 'Sample ad that waits for review',
    category: 'jobs',
    price: toPaise(1),
    status: 'pending',
  },
  {
    slug: 'hostile-ad',
    title: '<script>alert(1)</script> "Hostile" \'ad\' & <b>bold</b> ‮ reversed',
    category: 'other',
    price: toPaise(0.01),
    description: '</script><img src=x onerror=alert(1)>\n\n**stars** [link](javascript:alert(1))',
    contactName: '<i>Seller</i> & Sons',
    brand: '"><svg onload=alert(1)>',
    createdAt: ago(3),
  },
  {
    slug: 'very-long-ad',
    title:
      'An ad whose title was made as long as the form allows, with every word that could help ' +
      'somebody to find it, and aVeryLongWordWithoutAnySpaceThatGoesOnAndOnAndOnUntilTheEdge',
    category: 'vehicles',
    price: toPaise(20_000_000),
    city: 'Kheda Bazar (Kheda) near the old railway colony',
    description:
      'Long words: ' + 'unbroken'.repeat(40) + '\n\n' + 'Many sentences follow here. '.repeat(60),
    createdAt: ago(6),
  },
  ...Array.from({ length: 14 }, (_, i) => ({
    slug: `sample-bicycle-${i + 1}`,
    title: `Sample bicycle number ${i + 1}`,
    category: 'vehicles',
    price: toPaise(1000 * (i + 1)),
    city: i % 2 ? 'Sonpani' : 'Navapur',
    condition: i % 3 ? ('fair' as const) : ('new' as const),
    createdAt: ago(8 + i),
  })),
]

const SELLER = 'seller@example.com'

/** An ad that is not in the built site. */
export const LATE_AD = {
  slug: 'posted-later',
  title: 'Posted later & <b>"new"</b>',
  category: 'cattle',
  price: toPaise(12_345),
  description: 'Words of the seller </script><img src=x onerror=alert(1)>',
}

/** Adds ads of one made-up seller in the site's own categories. */
export async function seedClassifieds(db: Db, siteUrl: string): Promise<void> {
  await db.insert(accounts).values({ email: SELLER, passwordHash: 'none', name: 'Test Seller' })
  for (const classified of classifiedsOf(siteUrl)) await insert(db, classified)
}

/** Adds an ad once the site is built: see `late-records.ts`. */
export const addLateClassified = (db: Db): Promise<void> => insert(db, LATE_AD)

async function insert(db: Db, { category, ...values }: NewClassified): Promise<void> {
  const [seller] = await db.select().from(accounts).where(eq(accounts.email, SELLER))
  const [kind] = await db
    .select()
    .from(classifiedCategories)
    .where(eq(classifiedCategories.slug, category))
  await db.insert(classifieds).values({
    description: 'A made-up ad for the tests.',
    condition: 'good',
    city: 'Navapur',
    state: 'Madhyam',
    contactName: 'Test Seller',
    contactPhone: '+919000000021',
    status: 'active',
    approvedAt: new Date(),
    expiresAt: new Date(Date.now() + 20 * DAY_MS),
    ...values,
    accountId: seller!.id,
    categoryId: kind!.id,
  })
}
