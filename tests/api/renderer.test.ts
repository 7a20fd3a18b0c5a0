import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  accounts,
  blogPosts,
  businesses,
  categories,
  classifieds,
  placements,
} from '#server/kit/db/tables/index.ts'
import { AD_PAGES, AD_POSITIONS } from '#shared/rules/ad-slots.ts'
import type { Renderer } from '#server/publishing/publisher/renderer-client/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { seeded } from '../seeded.ts'
import { createRendererPublisher, differences } from './setup/renderer-publisher.ts'
import { makeRandomChange, insertDistrict } from './setup/random-change.ts'
import {
  insertAccount,
  insertAd,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertPost,
} from './setup/builders.ts'
import {
  FIRST_JOB,
  openSiteRenderers,
  SITE_URL,
  type SiteRenderers,
} from './setup/site-renderer.ts'

let renderers: SiteRenderers
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-renderer-'))
  renderers = await openSiteRenderers(folder)
})
afterAll(async () => {
  await renderers.close()
  await rm(folder, { recursive: true, force: true })
})

/** `life` counts how often a process was started and ended: it has an API of its own. */
const renderer = (
  name: string,
  life = { started: 0, ended: 0 },
  more: { maxPages?: number } = {},
): Renderer =>
  renderers.open(`cache-${name}`, {
    openApi: async () => {
      life.started++
      return { apiUrl: renderers.apiUrl, close: async () => void life.ended++ }
    },
    ...more,
  })

/** Publishes with a renderer into a folder of its own. */
const publisher = (name: string, made = renderer(name)) =>
  createRendererPublisher(join(folder, name), made)

describe('rendering what changed', () => {
  /** A process takes a while to start: one makes all whole sites. */
  let whole: ReturnType<typeof publisher>
  let district: Awaited<ReturnType<typeof insertDistrict>>
  beforeAll(async () => {
    district = await insertDistrict(renderers.db)
    whole = publisher('whole')
  })

  test('after any changes gives byte for byte the site of a build anew', async () => {
    const { db } = renderers
    const random = seeded(20261121)
    const partly = publisher('partly')
    await partly.whole()
    let rendered = 0
    const rounds = 8
    for (let round = 1; round <= rounds; round++) {
      const marks = []
      const told: string[] = []
      for (let changes = Math.ceil(random() * 4); changes > 0; changes--) {
        const { mark, words } = await makeRandomChange(db, district, random)
        marks.push(mark)
        told.push(words)
      }
      const { problem, changed } = await partly.changes(marks)
      expect(problem).toBeNull()
      rendered += changed.length
      await whole.whole()
      const [now, anew] = [await partly.files(), await whole.files()]
      expect(differences(now, anew), `round ${round}: ${told.join(', ')}`).toEqual([])
    }
    // Fewer than a whole build would have made each time, or nothing was won.
    expect(rendered / rounds).toBeLessThan((await whole.files()).size * 0.75)
  })

  test('offers nobody to add a listing while none are taken', async () => {
    const actor = { kind: 'job', name: 'test' } as const
    const offering = async () => {
      await whole.whole()
      return [...(await whole.files())]
        .filter(([name, text]) => name.endsWith('.html') && /href="[^"]*\/add-listing/.test(text))
        .map(([name]) => name)
    }
    await saveSettings({ db: renderers.db, actor }, { allowBusinessSubmissions: false })
    expect(await offering()).toEqual([])
    const app = (await whole.files()).get('fallback/app.html')
    expect(app).toMatch(/<div id="app"[^>]* data-closed/)
    expect((await whole.files()).get('help.html')).not.toContain('How do I add my business?')
    await saveSettings({ db: renderers.db, actor }, { allowBusinessSubmissions: true })
    expect(await offering()).toEqual(
      expect.arrayContaining(['index.html', 'about.html', 'sitemap.html', 'confirm-email.html']),
    )
  })

  test('gives each page a slot for every position of an open placement, no others', async () => {
    const { db } = renderers
    const kind = await insertCategory(db, { slug: 'ad-kind', name: 'Ad kind' })
    const town = await insertLocation(db, { slug: 'ad-town', city: 'Ad town' })
    const shop = { slug: 'ad-shop', categoryId: kind.id, locationId: town.id }
    const business = await insertBusiness(db, shop)
    const post = await insertPost(db, { slug: 'ad-post', categoryId: kind.id })
    const thing = await insertAd(db, { slug: 'ad-thing' })
    const kept = publisher('slots', whole.renderer)
    /** Of the slots that are named here: page, position, size, town and words. */
    const slotsOf = async (file: string) => {
      const html = Buffer.from((await kept.files()).get(file)!, 'latin1').toString()
      return [...html.matchAll(/<aside[^>]*data-ad-[^>]*>/g)].map(([tag]) => {
        const read = (name: string) => tag.match(new RegExp(`data-ad-${name}="([^"]*)"`))?.[1]
        const [page, position, size] = [read('page'), read('position'), read('size')]
        return { page, position, size, town: read('town'), words: read('words') }
      })
    }
    const shopPage = { page: 'single-business', town: 'Ad town', words: /^Ad kind / }
    const pages: Record<string, { page: string; town?: string; words?: RegExp }> = {
      'index.html': { page: 'home' },
      'businesses.html': { page: 'businesses' },
      'categories/ad-kind.html': { page: 'businesses', words: /^Ad kind$/ },
      'locations/ad-town.html': { page: 'businesses', town: 'Ad town' },
      'business/ad-shop.html': shopPage,
      'blog.html': { page: 'blog' },
      'blog/category/ad-kind.html': { page: 'blog', words: /^Ad kind$/ },
      'blog/ad-post.html': { page: 'single-blog', words: /^Ad kind / },
      'categories.html': { page: 'categories' },
      'suhana-district.html': { page: 'district-guide' },
    }
    const ofAll = {
      'classified.html': { page: 'classified' },
      'classified/ad-thing.html': { page: 'single-classified' },
    }

    await kept.whole()
    for (const file of Object.keys({ ...pages, ...ofAll })) expect(await slotsOf(file)).toEqual([])

    const named = AD_PAGES.filter((page) => page !== 'all')
    expect(new Set(Object.values(pages).map(({ page }) => page))).toEqual(new Set(named))
    await db.insert(placements).values(
      named.flatMap((page) =>
        AD_POSITIONS.map((position) => ({
          name: 'A place',
          code: `${page}_${position}`.replaceAll('-', '_'),
          page,
          position,
        })),
      ),
    )
    await kept.whole()
    for (const [file, { page, town, words }] of Object.entries(pages)) {
      const slots = await slotsOf(file)
      expect(slots.map(({ position }) => position).sort(), file).toEqual([...AD_POSITIONS].sort())
      for (const slot of slots) {
        expect(slot, file).toMatchObject({ page, size: '728x90', town })
        if (words) expect(slot.words, file).toMatch(words)
        else expect(slot.words, file).toBeUndefined()
      }
    }
    for (const file of Object.keys(ofAll)) expect(await slotsOf(file)).toEqual([])
    expect(await slotsOf('about.html')).toEqual([])

    await db.delete(placements)
    await db.insert(placements).values(
      AD_POSITIONS.map((position) => ({
        ...{ name: 'Everywhere', code: `all_${position}`.replaceAll('-', '_') },
        ...{ page: 'all' as const, position, size: 'responsive' as const },
      })),
    )
    await kept.whole()
    for (const [file, { page }] of Object.entries({ ...pages, ...ofAll })) {
      const slots = await slotsOf(file)
      expect(slots.map(({ position }) => position).sort(), file).toEqual([...AD_POSITIONS].sort())
      for (const slot of slots) {
        const isNarrow = slot.position === 'sidebar' || slot.position === 'popup'
        expect(slot, file).toMatchObject({ page, size: isNarrow ? '300x250' : '728x90' })
      }
    }
    // What is unsold is filled by the site, unless an administrator wants nothing there.
    const housesOf = async (file: string) => {
      const html = Buffer.from((await kept.files()).get(file)!, 'latin1').toString()
      return [...html.matchAll(/data-ad-house="(\w+)"/g)].map(([, word]) => word)
    }
    expect(await housesOf('about.html')).toEqual([])
    expect(await housesOf('index.html')).toEqual([])
    await db
      .update(placements)
      .set({ showsHouseAds: false })
      .where(eq(placements.position, 'footer'))
    await kept.whole()
    expect(await housesOf('index.html')).toEqual(['off'])
    await saveSettings({ db, actor: { kind: 'job', name: 'test' } }, { showHouseAds: false })
    await kept.whole()
    expect(await housesOf('index.html')).toEqual(AD_POSITIONS.map(() => 'off'))
    await saveSettings({ db, actor: { kind: 'job', name: 'test' } }, { showHouseAds: true })
    await db.delete(placements)
    await db.delete(businesses).where(eq(businesses.id, business.id))
    await db.delete(blogPosts).where(eq(blogPosts.id, post.id))
    await db.delete(classifieds).where(eq(classifieds.id, thing.id))
    await db.delete(categories).where(eq(categories.id, kind.id))
  })

  test('renders no page of which nothing changed', async () => {
    const { db } = renderers
    const quiet = publisher('quiet', whole.renderer)
    const { id, slug } = await insertBusiness(db, { name: 'Zz quiet words' })
    await quiet.whole()
    await db.update(businesses).set({ description: 'Other words' }).where(eq(businesses.id, id))
    const { changed } = await quiet.changes([{ noun: 'businesses', recordId: id }])
    expect(changed).toContain(`business/${slug}.html`)
    // Its page and the lists it is in; the fixed pages alone are more.
    expect(quiet.rendered()).toBeGreaterThan(0)
    expect(quiet.rendered()).toBeLessThan(15)
    expect(changed).not.toContain('about.html')
    await whole.whole()
    expect(differences(await quiet.files(), await whole.files())).toEqual([])
  })

  test(
    'of much that changed makes a portion at a time, and what is small and new before the ' +
      'rest',
    async () => {
      const { db } = renderers
      const kind = await insertCategory(db, { slug: 'portions', name: 'Portions' })
      const late = await insertBusiness(db, {
        slug: 'zz-late',
        name: 'Zz late',
        categoryId: kind.id,
      })
      const portions = publisher('portions', renderer('portions', undefined, { maxPages: 12 }))
      await portions.whole()
      // Every page names the categories.
      await db.update(categories).set({ nameHi: 'हिस्से' }).where(eq(categories.id, kind.id))
      const first = await portions.changes([{ noun: 'categories', recordId: kind.id }])
      expect(first.left).toBeGreaterThan(12)

      await db
        .update(businesses)
        .set({ description: 'Words of today' })
        .where(eq(businesses.id, late.id))
      const made = await insertBusiness(db, {
        slug: 'brand-new',
        name: 'Brand new',
        categoryId: kind.id,
      })
      const marks = [late.id, made.id].map((recordId) => ({ noun: 'businesses', recordId }))
      let { left } = await portions.changes(marks)
      expect(left).toBeGreaterThan(0)
      const files = await portions.files()
      expect(files.get('business/zz-late.html')).toContain('Words of today')
      expect(files.has('business/brand-new.html')).toBe(true)

      for (let before = Infinity; left > 0; { left } = await portions.changes([])) {
        expect(left).toBeLessThan(before)
        before = left
      }
      await whole.whole()
      expect(differences(await portions.files(), await whole.files())).toEqual([])
    },
    120_000,
  )

  test('removes the pages of what is closed, moved or deleted, also from lists', async () => {
    const { db } = renderers
    const kind = await insertCategory(db, { slug: 'lone-kind' })
    const town = await insertLocation(db, { slug: 'lone-town' })
    const shop = await insertBusiness(db, {
      slug: 'lone-shop',
      categoryId: kind.id,
      locationId: town.id,
    })
    await insertBusiness(db)
    const addresses = [
      'business/lone-shop',
      'locations/lone-town',
      'categories/lone-kind',
      'categories/other-kind',
    ]
    const { whole: anew, changes, files } = publisher('goes', whole.renderer)
    /**
     * Which of the addresses are pages, which of them any page leads to, and which the sitemap
     * names.
     */
    const seen = async () => {
      const site = [...(await files())]
      const all = site.map(([, content]) => content).join()
      const sitemap = site
        .flatMap(([name, content]) => (name.endsWith('.xml') ? content : []))
        .join()
      return {
        pages: addresses.filter((address) => site.some(([name]) => name === `${address}.html`)),
        named: addresses.filter((address) => new RegExp(`/${address}["<?]`).test(all)),
        sitemap: addresses.filter((address) => sitemap.includes(`/${address}<`)),
      }
    }
    const after = async (noun: string, recordId: number) => {
      expect((await changes([{ noun, recordId }])).problem).toBeNull()
      return seen()
    }
    const same = (...addresses: string[]) => ({
      pages: addresses,
      named: addresses,
      sitemap: addresses,
    })
    await anew()
    expect(await seen()).toEqual(
      same('business/lone-shop', 'locations/lone-town', 'categories/lone-kind'),
    )

    await db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, shop.id))
    // A category has its page, which says that nothing is listed yet.
    expect(await after('businesses', shop.id)).toEqual(same('categories/lone-kind'))

    await db.update(categories).set({ slug: 'other-kind' }).where(eq(categories.id, kind.id))
    expect(await after('categories', kind.id)).toEqual(same('categories/other-kind'))

    await db.update(businesses).set({ status: 'active' }).where(eq(businesses.id, shop.id))
    const all = same('business/lone-shop', 'locations/lone-town', 'categories/other-kind')
    expect(await after('businesses', shop.id)).toEqual(all)

    await db.delete(businesses).where(eq(businesses.id, shop.id))
    await db.delete(categories).where(eq(categories.id, kind.id))
    await after('businesses', shop.id)
    expect(await after('categories', kind.id)).toEqual(same())
  })

  test('asks for no reviews while the settings accept none', async () => {
    const { db } = renderers
    await insertBusiness(db, { slug: 'quiet-shop' })
    const { whole: anew, changes, files } = publisher('settings', whole.renderer)
    const page = async () => (await files()).get('business/quiet-shop.html')
    const late = async () => (await files()).get('fallback/business.html')
    await anew()
    expect(await page()).toContain('data-opens="review"')
    for (const allowReviews of [false, true]) {
      await saveSettings({ db, actor: { kind: 'job', name: 'test' } }, { allowReviews })
      expect((await changes([{ noun: 'settings', recordId: 1 }])).problem).toBeNull()
      expect((await page())?.includes('data-opens="review"')).toBe(allowReviews)
      expect(await late()).toContain(`&quot;takesReviews&quot;:[0,${allowReviews}]`)
      expect((await page())?.includes('New reviews are turned off.')).toBe(!allowReviews)
    }
  })

  test('offers only forms that somebody reads, and says what helps in their place', async () => {
    const { db } = renderers
    const job = { kind: 'job', name: 'test' } as const
    const { id: ownerId } = await insertAccount(db)
    await insertBusiness(db, { slug: 'asked-shop', phone: '+919000000044' })
    await insertBusiness(db, { slug: 'numberless-shop', address: 'Behind the made-up mill' })
    await insertBusiness(db, { slug: 'owned-shop', ownerId })
    const ad = await insertAd(db)
    await db.delete(accounts).where(eq(accounts.role, 'admin'))
    await saveSettings({ db, actor: job }, { contactEmail: 'desk@suhana.example' })
    const { whole: anew, changes, files } = publisher('forms', whole.renderer)
    const change = async () =>
      expect((await changes([{ noun: 'settings', recordId: 1 }])).problem).toBeNull()
    /** Which forms each page offers. */
    const offered = async () => {
      const all = await files()
      const opens = (page: string) =>
        ['message', 'inquiry', 'report'].filter((form) =>
          all.get(page)?.includes(`data-opens="${form}"`),
        )
      return {
        asked: opens('business/asked-shop.html'),
        numberless: opens('business/numberless-shop.html'),
        owned: opens('business/owned-shop.html'),
        ad: opens(`classified/${ad.slug}.html`).filter((form) => form !== 'inquiry'),
        contact: all.get('contact.html')!.includes('id="contact-form"'),
      }
    }
    const everything = { asked: ['message', 'inquiry', 'report'], ad: ['report'], contact: true }
    await anew()
    expect(await offered()).toMatchObject(everything)

    await saveSettings({ db, actor: job }, { contactEmail: '' })
    await change()
    expect(await offered()).toEqual({
      asked: ['message'],
      numberless: ['message'],
      owned: ['message', 'inquiry'],
      ad: [],
      contact: false,
    })
    const page = async (name: string) => (await files()).get(name)!
    expect(await page('business/asked-shop.html')).toMatch(
      /data-no-inquiry[^]*href="tel:\+919000000044"/,
    )
    expect(await page('business/numberless-shop.html')).toMatch(
      /data-no-inquiry[^]*Behind the made-up mill/,
    )
    expect(await page('business/numberless-shop.html')).not.toContain('Do you know the owner?')
    expect(await page('contact.html')).toContain('Messages are turned off.')
    expect(await page('contact.html')).not.toContain('We reply within 24 hours')
    expect(await page('fallback/business.html')).toContain('&quot;takesMessages&quot;:[0,false]')

    // A number of the website takes a word.
    await saveSettings({ db, actor: job }, { contactPhone: '+919000000055' })
    await change()
    expect(await page('business/numberless-shop.html')).toMatch(
      /Do you know the owner\?\s*<a class="link" href="\/contact"/,
    )
    expect(await page('contact.html')).toContain('Please call or visit us')
    await saveSettings({ db, actor: job }, { contactPhone: '' })

    await insertAccount(db, {
      role: 'admin',
      email: 'first@zila-desk.in',
      emailConfirmedAt: new Date(),
    })
    await change()
    expect(await offered()).toMatchObject(everything)
    await db.delete(accounts).where(eq(accounts.role, 'admin'))
  })

  test('by a process that was started since knows from the keys what to render', async () => {
    const { db } = renderers
    const before = publisher('before', whole.renderer)
    await before.whole()
    const { mark } = await makeRandomChange(db, district, () => 0)
    const later = publisher('before', renderer('later'))
    const { changed } = await later.changes([mark])
    expect(changed.length).toBeGreaterThan(0)
    await whole.whole()
    expect(differences(await later.files(), await whole.files())).toEqual([])
  })

  test('tells why an order could not be carried out, and begins anew after that', async () => {
    const failing = renderer('failing')
    const order = {
      releases: join(folder, 'after'),
      // A folder that cannot be.
      folder: join(folder, 'missing', '\0'),
      name: 'x',
      number: 0,
      siteUrl: SITE_URL,
      fingerprint: '',
      content: '',
      expected: [],
      marks: [],
      ...FIRST_JOB,
    }
    const making = { signal: new AbortController().signal, onProgress: () => undefined }
    await expect(failing.write(order, making)).rejects.toThrow(/null byte/i)
    const after = publisher('after', failing)
    await after.whole()
    expect((await after.files()).has('index.html')).toBe(true)
  })
})

describe('the process that renders', () => {
  test('ends after idle minutes, and is there again for the next order', async () => {
    const life = { started: 0, ended: 0 }
    const idle = publisher('idle', renderer('idle', life))
    await idle.whole()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await idle.changes([])
      await vi.advanceTimersByTimeAsync(60_000)
      expect(life).toEqual({ started: 1, ended: 0 })
      await vi.advanceTimersByTimeAsync(9 * MINUTE_MS)
    } finally {
      vi.useRealTimers()
    }
    await vi.waitUntil(() => life.ended === 1, { timeout: 60_000 })
    await idle.changes([])
    expect(life).toEqual({ started: 2, ended: 1 })
  })

  test('gives its rows back before a large site is made anew', async () => {
    const life = { started: 0, ended: 0 }
    const large = publisher('large', renderer('large', life))
    await large.whole()
    await large.whole()
    expect(life).toEqual({ started: 1, ended: 0 })
    // It is refused because of missing pages, but only after it was made.
    const many = Array.from({ length: 6000 }, (_, n) => `/business/none-${n}`)
    await expect(large.whole(many)).rejects.toThrow('is missing')
    expect(life).toEqual({ started: 2, ended: 1 })
  })
})
