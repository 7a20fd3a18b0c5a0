import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews, type businesses } from '#server/kit/db/tables/index.ts'
import { getCardPictureSizes } from '#shared/view/business-card.ts'
import { findScriptHooks } from '../site/scripts.ts'
import { insertAccount, insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import {
  FIRST_JOB,
  openSiteRenderers,
  SITE_URL,
  type SiteRenderers,
} from './setup/site-renderer.ts'

/* A real build of business pages that lack one section each: whatever is left must still have
   its script. */

/** A stored picture, in sizes and newer formats. */
const STORED = `/uploads/${'0a'.repeat(16)}-1600x1200.jpg`
const DAY = { open: '10:00', close: '16:00', closed: false }
const WHOLE = {
  nameHi: 'सब कुछ',
  description: 'A made-up listing for the tests.',
  address: 'Main Road',
  phone: '+919000000001',
  whatsappNumber: '+919000000001',
  email: 'all@example.com',
  website: 'https://example.com/',
  facebook: 'https://facebook.com/example',
  latitude: 24.04,
  longitude: 84.07,
  hours: { monday: DAY, tuesday: DAY },
  specialDays: [{ date: '2099-01-26', closed: true, note: 'Republic Day' }],
  logo: `${SITE_URL}/favicon.svg`,
  images: [STORED, `/uploads/${'0b'.repeat(16)}-320x240.jpg`, `${SITE_URL}/favicon.svg?3`],
  youtubeVideo: 'https://youtu.be/dQw4w9WgXcQ',
  homeDelivery: true,
  serviceAreas: ['Chinarpur'],
  tags: ['dawai'],
  employeeCount: '200+' as const,
  paymentMethods: ['UPI' as const],
}

/** What a listing may lack, and how. */
const LACKING = {
  nothing: {},
  hours: { hours: null },
  'special days': { specialDays: [] },
  'any hours': { hours: null, specialDays: [] },
  'a logo': { logo: null },
  photos: { images: [] },
  'logo and photos': { logo: null, images: [] },
  'a video': { youtubeVideo: null },
  services: { homeDelivery: null, serviceAreas: [] },
  'a point': { latitude: null, longitude: null },
  'a number': { phone: null, whatsappNumber: null },
  description: { description: '' },
  'places to follow': { facebook: null, website: null },
  reviews: {},
} satisfies Record<string, Partial<typeof businesses.$inferInsert>>

let renderers: SiteRenderers
let folder: string
const site = () => join(folder, 'release', 'site')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-sections-'))
  renderers = await openSiteRenderers(folder)
  const { db } = renderers
  const account = await insertAccount(db)
  const locationId = (await insertLocation(db)).id
  for (const [name, lacking] of Object.entries(LACKING)) {
    // Alone in its category, so that there is nothing similar.
    const values = { ...WHOLE, ...lacking, slug: slugOf(name), name: `Without ${name}`, locationId }
    const made = await insertBusiness(db, values)
    const review = {
      businessId: made.id,
      accountId: account.id,
      rating: 4,
      comment: 'Good.',
      status: 'active' as const,
    }
    if (name !== 'reviews') await db.insert(reviews).values(review)
  }
  const categoryId = (await insertCategory(db, { name: 'Banks' })).id
  for (const slug of ['one-of-two', 'two-of-two'])
    await insertBusiness(db, {
      ...WHOLE,
      slug,
      name: slug,
      categoryId,
      locationId,
      employeeCount: '11-50',
    })
  const making = { signal: new AbortController().signal, onProgress: () => undefined }
  const empty = { fingerprint: '', content: '', expected: [], ...FIRST_JOB }
  const job = { releases: folder, siteUrl: SITE_URL, ...empty }
  await renderers
    .open('cache')
    .write(
      { ...job, folder: join(folder, 'release'), name: 'release', number: 0, marks: [] },
      making,
    )
})
afterAll(async () => {
  await renderers.close()
  await rm(folder, { recursive: true, force: true })
})

const slugOf = (name: string) => `without-${name.replaceAll(' ', '-')}`
const hooksOn = async (slug: string) =>
  findScriptHooks(site(), await readFile(join(site(), 'business', `${slug}.html`), 'utf8'))

test('a page with everything uses every script, and all of them come', async () => {
  const { alive, dead } = await hooksOn('one-of-two')
  expect(dead).toEqual([])
  expect(alive).toEqual([
    'data-heart="',
    'data-hours="',
    'data-weekday="',
    'data-date="',
    'data-share="',
    'data-copy="',
    'data-reviews="',
    'data-map="',
    'data-photos',
    'data-video="',
    'class="tabs',
    'data-back-to-list',
  ])
})

for (const name of Object.keys(LACKING))
  test(`without similar businesses and without ${name}, nothing on the page is dead`, async () => {
    const { alive, dead } = await hooksOn(slugOf(name))
    expect(dead).toEqual([])
    expect(alive).toContain('data-heart="')
    expect(alive).toContain('data-share="')
  })

test('a card has its picture in the smallest file that does', async () => {
  const html = await readFile(join(site(), 'business', 'one-of-two.html'), 'utf8')
  const card = html.slice(html.indexOf('class="cards'))
  const picture = /<picture>.*?<\/picture>/s.exec(card)?.[0] ?? ''
  expect(picture).toContain('<source type="image/avif"')
  expect(picture).toContain('.320.webp 320w')
  expect(picture).toContain(`sizes="${getCardPictureSizes(true)}"`)
  expect(card).not.toMatch(/<img(?![^>]*loading="lazy")/)
})

test('a small photo is not blown up', async () => {
  const html = await readFile(join(site(), 'business', 'one-of-two.html'), 'utf8')
  expect(html).toMatch(/<li id="photo-2" class="photo-small">/)
  expect(html).not.toMatch(/<li id="photo-1" class="photo-small">/)
})

test('a card names the kind of a single place, and the facts a team in its own words', async () => {
  const html = await readFile(join(site(), 'business', 'one-of-two.html'), 'utf8')
  expect(html.match(/<p class="card-kind">\s*([^<]+?)\s*</)?.[1]).toBe('Bank')
  const teamOf = async (slug: string) =>
    /Team size<\/dt>\s*<dd>\s*([^<]+?)\s*</.exec(
      await readFile(join(site(), 'business', `${slug}.html`), 'utf8'),
    )?.[1]
  expect(await teamOf('one-of-two')).toBe('11-50')
  expect(await teamOf('without-nothing')).toBe('200+')
})
