import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { listSuggestions } from '#contract/suggestions.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { businesses, locations } from '#server/kit/db/tables/index.ts'
import { indexBusinesses } from '#server/businesses/index.ts'
import { loadSearchListings } from '../setup/search-listings.ts'
import { startApi, type TestApi } from './setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSearchListings(api.db)
})
afterAll(() => api.close())

async function search(text: string, query: QueryOf<typeof listBusinesses> = {}) {
  const { data, reading, pagination, correctedTo } = await api.read(listBusinesses, {
    query: { search: text, ...query },
  })
  const { answers, ...read } = reading!
  const cities = data.map(({ city }) => city)
  return {
    names: data.map(({ name }) => name),
    cities,
    total: pagination.total,
    answers,
    read,
    correctedTo,
  }
}

describe('nothing is corrected or left out without a word', () => {
  test('a correction is named, and can be undone', async () => {
    const corrected = await search('kenra bank')
    expect(corrected.read.corrected).toEqual([{ from: 'kenra', to: 'canara' }])
    expect(corrected.correctedTo).toBe('canara bank')
    const exact = await search('kenra bank', { exact: 'true' })
    expect(exact).toMatchObject({ total: 0, read: { corrected: [], ignored: ['kenra', 'bank'] } })
  })

  test('of several words that one may have been, the one that was found is named', async () => {
    const { names, read } = await search('bhagwati hosptal')
    expect(names[0]).toBe('Bhagwati Hospital')
    expect(read.corrected).toEqual([{ from: 'hosptal', to: 'hospital' }])
  })

  test.each(['bnk', 'abc', 'xqw'])(
    'words of three letters are never corrected: %s',
    async (word) => {
      const { read } = await search(`union ${word}`)
      expect(read.corrected).toEqual([])
      expect(read.ignored).toEqual([word])
    },
  )

  test.each(['blood bank', 'LIC', 'pan card', 'thana', 'school'])(
    'known words stay: %s',
    async (text) => {
      expect((await search(text)).read.corrected).toEqual([])
    },
  )

  test('a word that is like nothing is named, and the rest is searched', async () => {
    const { read, total } = await search('wxyzzy bank')
    expect(read).toMatchObject({ ignored: ['wxyzzy'], corrected: [], kind: { id: 'bank' } })
    expect(total).toBe(32)
  })

  test('an unknown PIN code finds nothing, and says nothing about the kind beside it', async () => {
    const { read, total, answers } = await search('426999 pin code')
    expect(read).toMatchObject({ ignored: ['426999'], kind: null })
    expect(total).toBe(0)
    expect(answers.map(({ type }) => type)).toEqual(['pin'])
  })

  test('words beyond those that are read are named too', async () => {
    const words = [
      'canara',
      'uco',
      'axis',
      'indian',
      'union',
      'central',
      'baroda',
      'punjab',
      'ninth',
      'tenth',
    ]
    const { read } = await search(words.join(' '))
    expect(read.ignored).toEqual(expect.arrayContaining(['ninth', 'tenth']))
  })

  test('where no place has all the words, it is said', async () => {
    const { read, total } = await search('bhagwati radha')
    expect(total).toBeGreaterThan(0)
    expect(read.partial).toBe(true)
  })
})

describe('a kind, a town, a code', () => {
  test('no place of the kind: another kind is shown, and both are named', async () => {
    const { read, total } = await search('blood bank')
    expect(read).toMatchObject({ kind: { id: 'blood-bank' }, instead: { id: 'hospital' } })
    expect(total).toBe(9)
  })

  test('nothing of the kind in the town: the nearest to it come first', async () => {
    const { names, read } = await search('hospital basantgaon')
    expect(read).toMatchObject({
      kind: { id: 'hospital' },
      town: 'Basantgaon',
      elsewhere: true,
      instead: null,
    })
    expect(names.length).toBe(9)
    expect(names[0]).toBe('Primary Health Centre, Chinarpur')
  })

  test(
    'a name that is not in the town: the same name elsewhere, then others of the kind in the ' +
      'town',
    async () => {
      const { names, cities, read } = await search('canara bank sonpani')
      expect(read).toMatchObject({ town: 'Sonpani', elsewhere: true })
      expect(names.slice(0, 2).sort()).toEqual(['Canara Bank, Hirnagar', 'Canara Bank, Navapur'])
      expect(new Set(cities.slice(2))).toEqual(new Set(['Sonpani']))
    },
  )

  test('the more important place of a kind comes first', async () => {
    expect((await search('post office')).names[0]).toBe('Navapur Head Post Office')
    expect((await search('sbi')).names[0]).toBe('State Bank of India, Navapur')
    const [, verified] = (await search('bank')).names
    await api.db.update(businesses).set({ verified: true }).where(eq(businesses.name, verified!))
    expect((await search('bank')).names[0]).toBe(verified)
    await api.db.update(businesses).set({ verified: false }).where(eq(businesses.name, verified!))
  })

  test(
    'a place named like a town comes after those in it, and before them when its name is typed ' +
      'whole',
    async () => {
      const [sonpani] = await api.db.select().from(locations).where(eq(locations.city, 'Sonpani'))
      const [belpur] = await api.db.select().from(locations).where(eq(locations.city, 'Belpur'))
      const [bank] = await api.db
        .select()
        .from(businesses)
        .where(eq(businesses.name, 'State Bank of India, Sonpani'))
      const [row] = await api.db
        .insert(businesses)
        .values({
          slug: 'sonpani-gram-bank',
          name: 'Sonpani Gram Bank',
          status: 'active',
          categoryId: bank!.categoryId,
          locationId: belpur!.id,
        })
        .returning({ id: businesses.id })
      await indexBusinesses(api.db, [row!.id])
      const meant = await search('bank sonpani')
      expect(meant.names.at(-1)).toBe('Sonpani Gram Bank')
      expect(meant.names.length).toBeGreaterThan(4)
      expect(sonpani).toBeDefined()
      expect((await search('gram bank sonpani')).names[0]).toBe('Sonpani Gram Bank')
      await api.db.delete(businesses).where(eq(businesses.id, row!.id))
    },
  )
})

describe('what a misspelt word may have been', () => {
  const added: number[] = []
  beforeAll(async () => {
    const [like] = await api.db
      .select({ categoryId: businesses.categoryId, locationId: businesses.locationId })
      .from(businesses)
      .limit(1)
    const names = ['', ', Sonpani', ', Belpur', ', Chandapur'].map(
      (town) => `Dilkwar Sweets${town}`,
    )
    const rows = await api.db
      .insert(businesses)
      .values(
        [...names, 'Dalmkwar Sweets', 'Muskan Hospital'].map((name, n) => ({
          ...like!,
          slug: `misspelt-${n}`,
          name,
          status: 'active' as const,
        })),
      )
      .returning({ id: businesses.id })
    added.push(...rows.map(({ id }) => id))
    await indexBusinesses(api.db, added)
  })
  afterAll(() => api.db.delete(businesses).where(inArray(businesses.id, added)))

  test('each word it may have been has its best place before another has more', async () => {
    const { names } = await search('Dalkwar Sweets')
    expect(names.slice(0, 2)).toEqual(['Dilkwar Sweets', 'Dalmkwar Sweets'])
    expect(names).toHaveLength(5)
    const { data } = await api.read(listSuggestions, { query: { q: 'Dalkwar Sweets' } })
    expect(data.slice(0, 2).map(({ name }) => name)).toEqual(names.slice(0, 2))
  })

  test('a place called nearly so comes before a kind that is further away', async () => {
    const { names, read } = await search('Musan Hospital')
    expect(names[0]).toBe('Muskan Hospital')
    expect(read.kind?.id).toBe('hospital')
  })

  test('a short word is not seen in a long one', async () => {
    expect((await search('cshoukhda hospital')).read.ignored).toEqual(['cshoukhda'])
  })
})

describe('answers above the results', () => {
  test.each([
    ['police', '112', 'tel:112'],
    ['थाना', '112', 'tel:112'],
    ['ambulance', '108', 'tel:108'],
    ['१०८', '108', 'tel:108'],
    ['cyber fraud', '1930', 'tel:1930'],
    ['pnr', '139', 'tel:139'],
  ])('%s: call %s', async (text, number, href) => {
    const [first] = (await search(text)).answers
    expect(first).toMatchObject({ type: 'helpline', value: number, href })
    expect(first!.titleHi).toMatch(/\p{Script=Devanagari}/u)
    expect(first!.sourceUrl).toMatch(/^https:/)
  })

  test('the PIN of a town, of a village, and what is known of a PIN', async () => {
    expect((await search('pin code sonpani')).answers).toMatchObject([
      { type: 'pin', value: '425003' },
    ])
    expect((await search('polpol ka pin code')).answers).toMatchObject([
      { type: 'pin', value: '425004' },
    ])
    expect((await search('425004')).answers).toMatchObject([
      { type: 'pin', value: 'Dusra, Suhana, Madhyam' },
    ])
    const unknown = await search('426999 pin code')
    expect(unknown.total).toBe(0)
    expect(unknown.answers[0]).toMatchObject({ title: 'PIN code 426999' })
    expect(unknown.answers[0]!.value).toMatch(/^Not found in/)
  })

  test('the IFSC of the branch that is named, of no other', async () => {
    expect((await search('sbi sonpani ifsc')).answers).toMatchObject([
      { type: 'ifsc', value: 'SBIN0999004' },
    ])
    expect((await search('ifsc sonpani')).answers).toEqual([])
  })

  test('the nearest place of the kind, with kilometres, where the visitor is known', async () => {
    const { answers } = await search('railway station', { lat: '20.5', lng: '75.5' })
    expect(answers.at(-1)!.type).toBe('nearest')
    expect(answers.at(-1)!.title).toContain('Navapur Railway')
    expect(answers.at(-1)!.value).toMatch(/^\d+\.\d km$/)
    expect((await search('railway station')).answers.map(({ type }) => type)).toEqual(['helpline'])
  })

  test('around a visitor who names nothing: the nearest station and hospital', async () => {
    const around = async (query: QueryOf<typeof listBusinesses>) =>
      (await api.read(listBusinesses, { query: { lat: '20.5', lng: '75.5', ...query } })).reading
    const here = await around({ sort: 'nearest' })
    expect(here!.answers.map(({ title }) => title.split(':')[0])).toEqual([
      'Nearest railway station',
      'Nearest hospital',
    ])
    for (const { value } of here!.answers) expect(value).toMatch(/^\d+\.\d km$/)
    expect((await around({ page: '2' }))!.answers).toEqual([])
    expect(await around({ category: 'banks' })).toBeUndefined()
  })

  test('a plain list has no reading', async () => {
    const { reading } = await api.read(listBusinesses, { query: {} })
    expect(reading).toBeUndefined()
  })
})

test('in Hindi kinds have their Hindi name, and nothing beside the contract', async () => {
  for (const words of ['bank', 'bank tano', 'atm', 'school sonpani']) {
    const query = { search: words, language: 'hi' as const }
    const { reading } = await api.read(listBusinesses, { query })
    for (const kind of [reading?.kind, reading?.instead, reading?.closest].filter(Boolean))
      expect(kind!.name).toMatch(/[\u0900-\u097f]/)
  }
})

describe('a word may be unfinished', () => {
  test('every word that it begins is shown before one of them again', async () => {
    const { names } = await search('bar post office')
    const first = names.slice(0, 4).map((name) => name.split(' ')[0])
    expect(first.slice(0, 2)).toEqual(['Bara', 'Bari'])
    expect(first.sort()).toEqual(['Bara', 'Barahi', 'Barawn', 'Bari'])
  })

  test('a name typed whole but for the end of a word stands before longer ones', async () => {
    expect((await search('State Bank of India, Hasram')).names[0]).toBe(
      'State Bank of India, Hasrampur',
    )
  })

  test('a word that sounds like a town may begin another as it is written', async () => {
    const { read } = await search('bank manc')
    expect(read).toMatchObject({ town: 'Manchi', elsewhere: true })
    expect((await search('bank manka')).read.town).toBe('Manka')
  })

  test('the beginning of a town is no ending of the word before', async () => {
    const { names, read } = await search('state bank, garh')
    expect(read).toMatchObject({ corrected: [], ignored: [], kind: { id: 'bank' } })
    expect(names[0]).toContain('State Bank of India')
  })
})
