import { eq } from 'drizzle-orm'
import { indexBusinesses } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  categories,
  formerPages,
  locations,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import { toPaise } from '#shared/rules/money.ts'
import { seedAds } from './seed-ads.ts'
import { seedBlog } from './seed-blog.ts'
import { createHostileListing } from './seed-hostile.ts'
import { seedClassifieds } from './seed-classifieds.ts'
import { seedReviews } from './seed-reviews.ts'

export const WEEK: WeekHours = {
  monday: { open: '10:00', close: '16:00', closed: false },
  tuesday: { open: '10:00', close: '16:00', closed: false },
  wednesday: { open: '10:00', close: '16:00', closed: false },
  thursday: {
    ...{ open: '10:00', close: '13:00', closed: false },
    second: { open: '14:00', close: '16:00' },
  },
  friday: { open: '18:00', close: '02:00', closed: false },
  saturday: { open: '10:00', close: '13:00', closed: false },
  sunday: { open: '10:00', close: '13:00', closed: true },
}

/** A listing of each sort that the pages must show; all are made up and say so. */
const LISTINGS: Omit<typeof businesses.$inferInsert, 'categoryId' | 'locationId'>[] = [
  {
    slug: 'sample-medical-store',
    name: 'Sample Medical Store',
    nameHi: 'नमूना मेडिकल स्टोर',
    description: 'A made-up listing for the tests: medicines.',
    tagline: 'Made up for tests',
    address: 'Main Road, opposite the bus stand',
    landmark: 'Near the clock tower',
    zipCode: '425001',
    latitude: 20.51,
    longitude: 75.51,
    phone: '+919000000001',
    whatsappNumber: '+919000000001',
    email: 'sample@example.com',
    website: 'https://example.com/',
    facebook: 'https://facebook.com/example',
    hours: WEEK,
    specialDays: [{ date: '2030-01-26', closed: true, note: 'Republic Day' }],
    establishedYear: 1998,
    employeeCount: '2-10',
    priceRange: '$$',
    businessType: 'individual',
    homeDelivery: true,
    onlineOrdering: false,
    minimumOrder: toPaise(200),
    serviceAreas: ['Navapur', 'Belpur'],
    paymentMethods: ['Cash', 'UPI'],
    tags: ['dawai', 'medicine'],
    youtubeVideo: 'https://youtu.be/dQw4w9WgXcQ',
    videoTitle: 'A look around',
    featured: true,
    verified: true,
  },
  {
    slug: 'hostile-text-shop',
    name: '<script>alert("name")</script> & "Sons"',
    description: '</script><img src=x onerror=alert(1)> {{7*7}} \u202Ereversed\u202C',
    address: '"><svg onload=alert(2)>',
    tags: ['<b>tag</b>'],
    website: 'https://example.com/?q="><script>alert(3)</script>',
    youtubeVideo: 'javascript:alert(4)',
  },
  {
    slug: 'a-very-long-name',
    name: `The ${'Exceedingly '.repeat(14)}Long Name`,
    nameHi: 'अतिदीर्घनामवालाप्रतिष्ठान'.repeat(4),
    description: 'Verylongwordwithoutanyspace'.repeat(40),
    address: 'Ward'.repeat(60),
    email: `${'someone.with.a.long.name.'.repeat(2)}x@subdomain.example.com`,
    website: `https://${'very-long-'.repeat(5)}name.example.com/`,
    landmark: 'Landmark'.repeat(20),
    tagline: 'Tagline'.repeat(20),
    serviceAreas: ['Area'.repeat(30)],
    videoTitle: 'Title'.repeat(30),
    youtubeVideo: 'https://youtu.be/dQw4w9WgXcQ',
    specialDays: [{ date: '2030-01-26', closed: true, note: 'Note'.repeat(20) }],
  },
  {
    slug: 'closed-for-good',
    name: 'Closed For Good',
    status: 'inactive' as const,
  },
]

const ALL_DAY = { open: '00:00', close: '23:59', closed: false }
/** A bank of the sample, which has no hours by itself: open whenever a test asks. */
const OPEN_BANK = {
  slug: 'bank-of-baroda-sonpani',
  hours: {
    ...{ monday: ALL_DAY, tuesday: ALL_DAY, wednesday: ALL_DAY, thursday: ALL_DAY },
    ...{ friday: ALL_DAY, saturday: ALL_DAY, sunday: ALL_DAY },
  } satisfies WeekHours,
}

/** Pictures of the site itself, so that no other host is asked. */
const withPhotos = (siteUrl: string) => ({
  slug: 'three-photos-shop',
  name: 'Three Photos Shop',
  description: 'A made-up listing for the tests, with three pictures and a video that is none.',
  images: [1, 2, 3].map((n) => `${siteUrl}/favicon.svg?${n}`),
  youtubeVideo: 'https://example.com/not-a-video',
})

/** Contacts of the site, which the sample's settings lack; some are empty. */
const SETTINGS = {
  contactEmail: 'help@example.com',
  contactPhone: '+91 90000 00005',
  contactWhatsapp: '+91 (90000) 000-06',
  contactAddress: 'A made-up office, Navapur',
  facebookUrl: 'https://facebook.com/made-up',
  youtubeUrl: 'https://youtube.com/@made-up',
  adPayment: 'trust' as const,
  adUpiAddress: 'namuna@upi',
  adUpiName: 'Namuna directory',
}

/** A listing that was public once and is closed. */
export const CLOSED_SLUG = 'closed-shop'

/**
 * Rows in addition to the sample district: a few listings, former slugs, a closed listing, seven
 * published reviews and one pending.
 */
export async function seed(db: Db, siteUrl: string): Promise<void> {
  await saveSettings({ db, actor: { kind: 'job', name: 'browser tests' } }, SETTINGS)
  const [town] = await db.select().from(locations).where(eq(locations.slug, 'navapur'))
  const [kind] = await db.select().from(categories).where(eq(categories.slug, 'healthcare'))
  await seedClassifieds(db, siteUrl)
  await seedAds(db)
  await seedBlog(db)
  await seedReviews(db, { categoryId: kind!.id, locationId: town!.id, siteUrl })
  const ids: number[] = []
  for (const listing of [...LISTINGS, withPhotos(siteUrl), createHostileListing()]) {
    const row = {
      status: 'active' as const,
      ...listing,
      categoryId: kind!.id,
      locationId: town!.id,
    }
    const [made] = await db.insert(businesses).values(row).returning({ id: businesses.id })
    ids.push(made!.id)
  }
  const { slug, hours } = OPEN_BANK
  const opened = await db
    .update(businesses)
    .set({ hours })
    .where(eq(businesses.slug, slug))
    .returning({ id: businesses.id })
  await indexBusinesses(db, [...ids, opened[0]!.id])
  await db.insert(formerPages).values([
    { noun: 'businesses', slug: 'sample-chemist', recordId: ids[0]! },
    { noun: 'categories', slug: 'healthcare-of-old', recordId: kind!.id },
    { noun: 'locations', slug: 'navapur-of-old', recordId: town!.id },
  ])
  const open = { status: 'active' as const, slug: CLOSED_SLUG, name: 'Closed Shop' }
  await db.insert(businesses).values({ ...open, categoryId: kind!.id, locationId: town!.id })
  await db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.slug, CLOSED_SLUG))
  for (let n = 1; n <= 8; n++) {
    const person = {
      email: `reviewer${n}@example.com`,
      passwordHash: 'none',
      name: `Test Reviewer ${n}`,
    }
    const [account] = await db.insert(accounts).values(person).returning({ id: accounts.id })
    await db.insert(reviews).values({
      businessId: ids[0]!,
      accountId: account!.id,
      rating: n <= 4 ? 5 : n <= 6 ? 4 : 2,
      title: n === 1 ? '<b>Bold</b> claim' : null,
      comment: n === 8 ? 'Pending words that nobody may see' : `Words of the test reviewer ${n}.`,
      status: n === 8 ? 'pending' : 'active',
    })
  }
}
