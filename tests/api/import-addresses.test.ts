import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { businesses } from '#server/kit/db/tables/index.ts'
import {
  db,
  writeImportFile,
  importText,
  toCsvLines,
  openForImport,
  readImportedRows,
} from './setup/import.ts'

openForImport()

describe('addresses', () => {
  test('are the name, then name and town, then numbered; never a former one', async () => {
    await importText(toCsvLines('1,Gupta Sweets,restaurants,Sonpani,,'))
    await db
      .update(businesses)
      .set({ slug: 'gupta-sweets-of-old' })
      .where(eq(businesses.sourceId, '1'))
    await importText(
      toCsvLines(
        '1,Gupta Sweets,restaurants,Sonpani,,',
        '2,Gupta Sweets,restaurants,Sonpani,,',
        '3,Gupta Sweets,restaurants,Belpur,,',
        '4,Gupta Sweets,restaurants,Sonpani,,',
        '5,"Gupta Sweets, Sonpani",restaurants,Sonpani,,',
        '6,गुप्ता स्वीट्स,restaurants,Sonpani,,',
        '7,12345,restaurants,Sonpani,,',
        '8,BIZ 7,restaurants,Sonpani,,',
      ),
    )
    expect((await readImportedRows()).map(({ slug }) => slug)).toEqual([
      'gupta-sweets-of-old',
      'gupta-sweets-sonpani',
      'gupta-sweets-belpur',
      'gupta-sweets-sonpani-2',
      'gupta-sweets-sonpani-3',
      expect.stringMatching(/^gupta-/),
      'place-12345',
      'place-biz-7',
    ])
  })

  test('of the longest names still have room for the town and a number', async () => {
    const name = 'Very long name of a shop '.repeat(8).trim()
    await importText(toCsvLines(...[1, 2, 3].map((n) => `${n},${name},shopping,Sonpani,,`)))
    const slugs = (await readImportedRows()).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    expect(slugs[2]).toMatch(/-sonpani-2$/)
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(80)
  })

  test('hundreds of one name', async () => {
    await importText(
      toCsvLines(...Array.from({ length: 1200 }, (_, n) => `${n},Kirana Store,shopping,Sonpani,,`)),
    )
    const [{ different } = { different: 0 }] = await db
      .select({ different: sql<number>`count(distinct slug)::int` })
      .from(businesses)
    expect(different).toBe(1200)
    expect(await db.$count(businesses, eq(businesses.slug, 'kirana-store-sonpani-999'))).toBe(1)
  })

  test('at the same time: other sources get other addresses, one source no doubles', async () => {
    const content = toCsvLines(
      ...Array.from({ length: 300 }, (_, n) => `${n},Shop ${n},shopping,Sonpani,,`),
    )
    const file = writeImportFile(content, 'race.csv')
    const sources = ['a', 'b', 'c', 'a', 'b']
    const results = await Promise.all(
      sources.map((source) => importText(content, { file, source })),
    )
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(900)
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    expect(await db.$count(businesses)).toBe(900)
  })
})
