import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '#config/routes.ts'
import type { Business } from '#contract/businesses.ts'
import { buildClassifiedsData } from '#snapshot/classifieds.ts'
import { buildDistrict } from '#snapshot/district.ts'
import { FIXED_PAGES, isFixedPage } from '#snapshot/fixed-keys.ts'
import { getPageKeys } from '#snapshot/keys.ts'
import { compareById, compareByName, replaceRows } from '#snapshot/order.ts'
import type { SnapshotRows } from '#snapshot/rows.ts'
import { chooseShowcase } from '#snapshot/showcase.ts'
import { memoiseGroups } from '#snapshot/memoise.ts'
import { translateRows } from '#snapshot/translate.ts'
import { buildSuggestIndex } from '#snapshot/suggest-index.ts'
import { seeded } from '../seeded.ts'

const random = seeded(20261121)
const upTo = (count: number) => Math.floor(random() * count)

const categories = Array.from({ length: 4 }, (_, i) => ({
  id: i + 1,
  slug: `kind-${i}`,
  name: `Kind ${i}`,
}))
const locations = Array.from({ length: 6 }, (_, i) => ({
  id: i + 1,
  slug: `town-${i}`,
  city: `Town ${i}`,
}))

/** A business of a random kind in a random town; a few have closed. */
function business(id: number): Business {
  const [category, location] = [categories[upTo(4)]!, locations[upTo(6)]!]
  return {
    ...{
      id,
      slug: `place-${id}`,
      name: `Place ${upTo(1000)}`,
      category,
      categoryId: category.id,
      location,
    },
    ...{
      locationId: location.id,
      status: random() < 0.95 ? 'active' : 'closed',
      city: location.city,
      featured: random() < 0.1,
      verified: random() < 0.3,
    },
    ...{
      images: [],
      specialDays: [],
      serviceInformation: {},
      totalReviews: 0,
      latitude: null,
      note: random(),
    },
  } as unknown as Business
}

function rowsOf(businesses: readonly Business[]): SnapshotRows {
  const none = {
    settings: {},
    placements: [],
    serviceFields: [],
    adCategories: [],
    complaints: [],
    growth: null,
    reviews: [],
    posts: [],
    ads: [],
  }
  return { ...none, categories, locations, businesses } as unknown as SnapshotRows
}

/** Some businesses closed, changed and opened; the others are the same objects. */
function changed(businesses: readonly Business[], next: () => number): Business[] {
  const some = new Set(Array.from({ length: 1 + upTo(4) }, () => upTo(businesses.length)))
  const kept = businesses.flatMap((row, i) =>
    !some.has(i) ? row : random() < 0.3 ? [] : { ...business(row.id) },
  )
  return [...kept, ...(random() < 0.5 ? [business(next())] : [])].sort(compareByName)
}

const now = new Date('2026-11-21T06:00:00Z')
function madeOf(rows: SnapshotRows) {
  const district = buildDistrict(rows)
  const parts = getPageKeys(rows, district, buildClassifiedsData(rows), now)
  const keys = Object.fromEntries(parts.flatMap((part) => [...part]))
  const shown = {
    showcase: chooseShowcase(district, 6),
    suggested: buildSuggestIndex(district),
    towns: district.towns,
  }
  return { parts, all: { keys, similar: rows.businesses.map(district.similarTo), ...shown } }
}

describe('what is made of rows after a change', () => {
  test('is what is made of all rows anew', () => {
    let id = 300
    let businesses = Array.from({ length: id }, (_, i) => business(i + 1)).sort(compareByName)
    for (let round = 0; round < 25; round++) {
      businesses = changed(businesses, () => ++id)
      const rows = rowsOf(businesses)
      // Copies are other objects, so nothing that was kept is found for them.
      expect(madeOf(rows).all).toEqual(madeOf(structuredClone(rows)).all)
    }
  })

  test('is the same object where nothing changed', () => {
    const businesses = Array.from({ length: 300 }, (_, i) => business(i + 1))
      // What has closed is few, and made each time.
      .filter(({ status }) => status === 'active')
      .sort(compareByName)
    const before = madeOf(rowsOf(businesses)).parts
    const one = businesses.map((row, i) => (i === 7 ? { ...row, description: 'Another' } : row))
    const after = madeOf(rowsOf(one)).parts
    const known = new Set(before)
    // Its group, its category, its town and the list of all; the blog and the ads are made each
    // time or have no rows.
    expect(after.filter((part) => !known.has(part) && part.size > 1).length).toBeLessThanOrEqual(4)
  })

  test('touches no fixed page where a listing nobody is shown first changes its words', () => {
    const businesses = Array.from({ length: 300 }, (_, i) => business(i + 1)).sort(compareByName)
    const [rows, chosen] = [
      rowsOf(businesses),
      new Set(chooseShowcase(buildDistrict(rowsOf(businesses)), 6).businesses),
    ]
    const at = businesses.findIndex((row) => !chosen.has(row))
    const other = businesses.map((row, i) => (i === at ? { ...row, description: 'Another' } : row))
    const [before, after] = [madeOf(rows).all.keys, madeOf(rowsOf(other)).all.keys]
    const touched = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(touched.filter(isFixedPage)).toEqual([])
    expect(touched).toContain(`/business/${businesses[at]!.slug}`)
  })

  test('an ordered list has the rows that came and not those that went', () => {
    for (let round = 0; round < 200; round++) {
      const rows = Array.from({ length: upTo(20) }, (_, i) => ({ id: i * 2 }))
      const gone = rows.filter(() => random() < 0.3)
      const come = gone.filter(() => random() < 0.5).map((row) => ({ ...row }))
      come.push(...Array.from({ length: upTo(3) }, (_, i) => ({ id: upTo(20) * 6 + 1 + i * 2 })))
      const anew = [...rows.filter((row) => !gone.includes(row)), ...come].sort(compareById)
      expect(replaceRows(rows, gone, come, compareById)).toEqual(anew)
    }
  })

  test('every page that is always at the same address has a key', async () => {
    const pages = await Array.fromAsync(glob('src/pages/**/*.{astro,ts}'))
    const addresses = pages
      .map((page) => page.replace(/^src\/pages/, '').replace(/(\/?index)?\.(astro|ts)$/, '') || '/')
      .filter((address) => !/\[|\/_/.test(address))
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !isFixedPage(address))).toEqual([])
  })

  test('a page of fixed texts asks for nothing that its key is not made of', async () => {
    for (const address of FIXED_PAGES) {
      const name = address === ROUTES.districtGuide.path ? '/[guide]' : address
      const files = [`${name}.astro`, `${name}.ts`, `${name}/index.astro`].map(
        (file) => `src/pages${file}`,
      )
      const source = await readFile(
        files.find((file) => existsSync(file))!,
        'utf8',
      )
      const asked = [...source.matchAll(/const \{(.*)\} = await readDistrict\(\)/g)].flatMap(
        ([, names]) => names!.split(',').map((name) => name.trim()),
      )
      expect(
        asked.filter((name) => !['settings', 'categories', 'towns'].includes(name)),
        address,
      ).toEqual([])
      expect(asked.length > 0, address).toBe(source.includes('readDistrict('))
      // Other components than the page's frame show counts of what they are given, as that of 404
      // does.
      expect(source.match(/(categories|towns)=\{/g)?.length ?? 0, address).toBeLessThanOrEqual(1)
      expect(source, address).not.toMatch(/(?<!ROUTES)\.businesses\b|readClassifieds|Date\(/)
    }
  })

  test('a text that Hindi pages alone show changes the keys of Hindi pages alone', () => {
    const rows = rowsOf(Array.from({ length: 30 }, (_, i) => business(i + 1)))
    const texts = { supportWeekdays: '', supportWeekend: '', heroTitleHi: '' }
    const before = { ...rows, settings: { ...rows.settings, ...texts } }
    const after = { ...before, settings: { ...before.settings, heroTitleHi: 'नया शीर्षक' } }
    const keysIn = (language: 'en' | 'hi', from: SnapshotRows) =>
      madeOf(translateRows(from, language)).all.keys
    const [english, hindi] = (['en', 'hi'] as const).map((language) => [
      keysIn(language, before)['/'],
      keysIn(language, after)['/'],
    ]) as [string[], string[]]
    expect(english[1]).toBe(english[0])
    expect(hindi[1]).not.toBe(hindi[0])
  })

  test('groups after many changes are those of one look', () => {
    const groupsOf = memoiseGroups(({ categoryId }: Business) => categoryId, compareByName)
    let businesses: Business[] = []
    for (const count of [0, 1, 1500, 1499, 2]) {
      businesses = Array.from({ length: count }, (_, i) => businesses[i] ?? business(i + 1)).sort(
        compareByName,
      )
      const groups = groupsOf(businesses)
      const anew = Map.groupBy(businesses, ({ categoryId }) => categoryId)
      expect(groups.size).toBe(anew.size)
      for (const [key, group] of anew) expect(groups.get(key)).toEqual(group)
    }
  })
})
