import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runSearch, reindexCategory, reindexLocation } from '#server/businesses/search/index.ts'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { businesses, categories, locations, searchWords } from '#server/kit/db/tables/index.ts'
import { loadSearchListings } from '../setup/search-listings.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }
import { insertBusiness } from './setup/builders.ts'
import { runAsOwner, createTestDatabase, type TestDatabase } from './setup/database.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log: { info: () => undefined, warn: () => undefined } })
  await loadSearchListings(database.db)
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

/** Names in the order a list shows them, with the number of all that were found. */
async function search(text: string, limit = 3) {
  const { isNothing: _, ...found } = await runSearch(
    database.db,
    text,
    async ({ condition, rank, understood }) => {
      const rows = await database.db
        .select({ name: businesses.name, city: locations.city })
        .from(businesses)
        .innerJoin(locations, eq(locations.id, businesses.locationId))
        .where(condition)
        .orderBy(desc(rank), businesses.name)
        .limit(limit)
      const total = await database.db.$count(businesses, condition)
      return {
        names: rows.map(({ name, city }) => `${name} (${city})`),
        total,
        correctedTo: understood.correctedTo,
        isNothing: total === 0,
      }
    },
  )
  return found
}

const idOf = async (slug: string) => {
  const [row] = await database.db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug))
  return row!.id
}

const townOf = async (city: string) => {
  const [row] = await database.db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.city, city))
  return row!.id
}

describe('a place is among the first three results, however it is typed', () => {
  const SBI_HASRAMPUR = 'State Bank of India, Hasrampur (Hasrampur)'
  const SONPANI_POST = 'Sonpani Post Office (Sonpani)'
  test.each([
    ['State Bank of India, Hasrampur', SBI_HASRAMPUR],
    ['state bank hasrampur', SBI_HASRAMPUR],
    ['stat bank hasrampr', SBI_HASRAMPUR],
    ['stet bank hasrempur', SBI_HASRAMPUR],
    ['sbi hasrampur', SBI_HASRAMPUR],
    ['S.B.I. Hasraampur', SBI_HASRAMPUR],
    ['sbi jhalpa', SBI_HASRAMPUR],
    ['स्टेट बैंक हसरामपुर', SBI_HASRAMPUR],
    ['स्टेट बैंक झलपा', SBI_HASRAMPUR],
    ['एसबीआई झलपा', SBI_HASRAMPUR],
    ['state bank of india branch near hasrampur', SBI_HASRAMPUR],
    ['hasrampur ka state bank', SBI_HASRAMPUR],
    ['sonpani post office', SONPANI_POST],
    ['post ofice sonpani', SONPANI_POST],
    ['pots office sonpani', SONPANI_POST],
    ['sonpanee postoffice', SONPANI_POST],
    ['dak ghar sonpani', SONPANI_POST],
    ['डाकघर सोनपानी', SONPANI_POST],
    ['सोनपानि का डाक घर', SONPANI_POST],
    ['jhalpa station', 'Jhalpa Railway Station (Hasrampur)'],
    ['रेलवे स्टेशन झलपा', 'Jhalpa Railway Station (Hasrampur)'],
    ['railwai steshan navaapur', 'Navapur Railway Station (Navapur)'],
    ['relway station nayanagar', 'Navapur Railway Station (Navapur)'],
    ['bhagwati hospitel', 'Bhagwati Hospital (Navapur)'],
    ['bhagvati aspatal', 'Bhagwati Hospital (Navapur)'],
    ['भगवती अस्पताल', 'Bhagwati Hospital (Navapur)'],
    ['canra bank hirnagar', 'Canara Bank, Hirnagar (Hirnagar)'],
    ['uco bank', 'UCO Bank, Navapur (Navapur)'],
    ['pnb chinarpur', 'Punjab National Bank, Chinarpur (Chinarpur)'],
    ['SBIN0999002', 'State Bank of India, Navapur Bazar (Navapur)'],
    ['sbin0999002', 'State Bank of India, Navapur Bazar (Navapur)'],
    ['425003 state bank', 'State Bank of India, Sonpani (Sonpani)'],
    ['४२५००३ स्टेट बैंक', 'State Bank of India, Sonpani (Sonpani)'],
  ])('%s', async (typed, expected) => {
    expect((await search(typed)).names).toContain(expected)
  })
})

describe('spellings of one word find the same places', () => {
  test.each([
    ['navapur', 'Navaapur', 'नवापुर', 'nava pur', 'NAVAPOOR'],
    ['post office', 'पोस्ट ऑफिस', 'Post  Ofis'],
    ['aspatal', 'अस्पताल', 'Aspataal'],
  ])('%s', async (...spellings) => {
    const found = await Promise.all(spellings.map((typed) => search(typed, 50)))
    expect(found[0]!.total).toBeGreaterThan(0)
    for (const { names } of found) expect(names).toEqual(found[0]!.names)
  })

  test('the two names of one town find what lies in it', async () => {
    const [, ...others] = await Promise.all(
      ['navapur', 'nayanagar', 'नयानगर'].map((typed) => search(typed, 500)),
    )
    for (const { names } of others) expect(names.length).toBeGreaterThan(15)
    expect(new Set(others[0]!.names)).toEqual(new Set(others[1]!.names))
  })

  test('a kind is found by its everyday words: dawai, dawaai, दवाई', async () => {
    const categoryId = await idOf('healthcare')
    const shop = {
      name: 'Sharma Medical',
      categoryId,
      locationId: await townOf('Hasrampur'),
    }
    const { id } = await insertBusiness(database.db, shop)
    const found = (await search('dawai', 50)).names
    expect(found).toContain('Sharma Medical (Hasrampur)')
    for (const typed of ['dawaai', 'दवाई', 'davai'])
      expect((await search(typed, 50)).names).toEqual(found)
    for (const typed of ['dawai hasrampur', 'दवा झलपा'])
      expect((await search(typed)).names).toContain('Sharma Medical (Hasrampur)')
    await database.db.delete(businesses).where(eq(businesses.id, id))
  })
})

describe('the order of results', () => {
  test('exact name, then beginnings, then names with all the words, then the rest', async () => {
    const { names } = await search('sonpani post office', 50)
    expect(names[0]).toBe('Sonpani Post Office (Sonpani)')
    const begins = await search('state bank of india, h')
    expect(begins.names[0]).toMatch(/^State Bank of India, H/)
  })

  test('a town in the search puts what lies there first', async () => {
    const { names } = await search('bank sonpani', 4)
    for (const name of names) expect(name).toMatch(/\(Sonpani\)$/)
  })

  test(
    'where the words are nowhere found together, more of them count for more, and the town ' +
      'most',
    async () => {
      const { names } = await search('canara bank sonpani', 3)
      for (const name of names) expect(name).toMatch(/Bank.*\(Sonpani\)$|Canara Bank/)
      expect(names.join()).toMatch(/Bank.*\(Sonpani\)/)
    },
  )
})

describe('a place that is named like a town', () => {
  const NAMED = 'CHANDAAPUR UPG PS (Sonpani)'
  beforeAll(async () => {
    const [services, sonpani, town] = [
      await idOf('services'),
      await townOf('Sonpani'),
      await townOf('Chandapur'),
    ]
    await insertBusiness(database.db, {
      name: 'CHANDAAPUR UPG PS',
      categoryId: services,
      locationId: sonpani,
    })
    await insertBusiness(database.db, {
      name: 'NAYADIH UPG PS',
      categoryId: services,
      locationId: town,
    })
    await insertBusiness(database.db, {
      name: 'Sharma Tailors',
      categoryId: services,
      locationId: town,
    })
  })

  test.each(['chandaapur', 'Chandapur', 'चंदापुर'])(
    '%s means the town: all that lies there comes before it',
    async (typed) => {
      const { names } = await search(typed, 500)
      const at = names.indexOf(NAMED)
      expect(at).toBeGreaterThan(2)
      for (const name of names.slice(0, at)) expect(name).toMatch(/\(Chandapur\)$/)
      for (const name of names.slice(at)) expect(name).not.toMatch(/\(Chandapur\)$/)
    },
  )

  test.each(['upg chandaapur', 'chandaapur upg', 'upg ps chandapur'])(
    '%s finds those of the town first',
    async (typed) => {
      expect((await search(typed)).names.slice(0, 2)).toEqual(['NAYADIH UPG PS (Chandapur)', NAMED])
    },
  )

  test.each(['CHANDAAPUR UPG PS', 'Chandapur UPG PS', 'chandaapur upg ps'])(
    '%s is its name, typed whole',
    async (typed) => {
      expect((await search(typed)).names[0]).toBe(NAMED)
    },
  )
})

describe('what is told of a correction', () => {
  test.each([
    ['state bank hasrampur', undefined],
    ['स्टेट बैंक', undefined],
    ['sbin000', undefined],
    ['hosptal navapur', 'hospital navapur'],
    ['union bnak', 'union bank'],
    // Three letters are too few to tell a slip from another word.
    ['union bnk', 'union'],
    ['xyzzyplugh bank sonpani', 'bank sonpani'],
  ])('%s → %s', async (typed, expected) => {
    expect((await search(typed)).correctedTo).toBe(expected)
  })
})

describe('searches that find nothing or have no words', () => {
  test('a word that is like no other', async () => {
    expect(await search('xyzzyplugh')).toEqual({ names: [], total: 0, correctedTo: undefined })
    expect(await search('xyzzyq')).toEqual({ names: [], total: 0, correctedTo: undefined })
  })
  test.each(['', '   ', '!!! ()<->', '\u200d', '%', '🙏'])('no words: "%s"', async (typed) => {
    expect(await search(typed)).toEqual({ names: [], total: 0, correctedTo: undefined })
  })
  test(
    'a search as typed asks for its words and looks, and no more; one that finds nothing tries ' +
      'the other ways',
    async () => {
      const query = vi.spyOn(database.pool, 'query')
      const statements = async (text: string, isNothing = false) => {
        query.mockClear()
        await runSearch(database.db, text, async ({ condition }) => {
          const rows = await database.db
            .select({ id: businesses.id })
            .from(businesses)
            .where(condition)
          return { isNothing: isNothing || rows.length === 0 }
        })
        return query.mock.calls.length
      }
      expect(await statements('bank')).toBe(2)
      // Filters leave nothing, but the words were right: the plan stays.
      expect(await statements('bank', true)).toBe(3)
      expect(await statements('xyzzyplugh bank hasrampur')).toBeGreaterThan(2)
      query.mockRestore()
    },
  )
  test('a single letter finds names that begin with it', async () => {
    const { names, total } = await search('j')
    expect(total).toBeGreaterThan(5)
    for (const name of names) expect(name).toMatch(/^J/)
  })
  test('only small words find names that begin with them', async () => {
    await insertBusiness(database.db, {
      name: 'The Me Near Ka',
      categoryId: await idOf('services'),
      locationId: await townOf('Sonpani'),
    })
    expect((await search('the me')).names).toEqual(['The Me Near Ka (Sonpani)'])
  })
})

describe('a search text is never part of the SQL', () => {
  test.each([
    "'; drop table businesses; --",
    "a' | 'b",
    'a & b | !c <-> d:*A',
    "bank:* & !'post'",
    "\\' or 1=1",
    '((((((((',
    "''''''''",
    'bank\\',
    '\u0000bank',
    'x'.repeat(200),
    'bank '.repeat(40),
    '०१२ ५',
  ])('%s', async (typed) => {
    await expect(search(typed)).resolves.toBeDefined()
  })

  test('every hostile string is answered, alone and beside a word', async () => {
    for (const typed of hostileStrings) {
      await search(typed.slice(0, 200))
      await search(`bank ${typed.slice(0, 190)}`)
    }
  })
})

describe('documents follow what changes', () => {
  test('a renamed town is found by its new name and alias', async () => {
    const id = await townOf('Lekhapur')
    await database.db
      .update(locations)
      .set({ aliases: ['Zyrqvaland'] })
      .where(eq(locations.id, id))
    await database.db.transaction((tx) => reindexLocation(tx, id))
    const { names } = await search('bank zyrkvaland')
    for (const name of names) expect(name).toMatch(/\(Lekhapur\)$/)
  })

  test('a word learnt a moment ago is found misspelt too', async () => {
    expect((await search('bank kmaripatti')).correctedTo).toBe('bank')
    const id = await townOf('Lekhapur')
    await database.db
      .update(locations)
      .set({ aliases: ['Kamaripatti'] })
      .where(eq(locations.id, id))
    await database.db.transaction((tx) => reindexLocation(tx, id))
    const { names } = await search('bank kmaripatti')
    expect(names).not.toEqual([])
    for (const name of names) expect(name).toMatch(/\(Lekhapur\)$/)
  })

  test('a category is found by a new keyword, and no version changes', async () => {
    const versions = () =>
      database.db.select({ sum: sql`sum(${businesses.version})` }).from(businesses)
    const before = await versions()
    const id = await idOf('railway-stations')
    await database.db
      .update(categories)
      .set({ keywords: ['chhukchhukgadi'] })
      .where(eq(categories.id, id))
    await database.db.transaction((tx) => reindexCategory(tx, id))
    expect((await search('chhukchhukgadi')).total).toBe(3)
    expect(await versions()).toEqual(before)
  })

  test('the dictionary knows towns by name, and how to write a word', async () => {
    const [word] = await database.db
      .select()
      .from(searchWords)
      .where(eq(searchWords.word, 'hasrampur'))
    expect(word).toMatchObject({ place: true, spelling: 'hasrampur' })
  })
})

test('a search reads the index of documents', async () => {
  await runAsOwner(database.db, 'analyze businesses')
  const found = JSON.stringify(
    (
      await database.db.execute(sql`explain
        select id from businesses where search_document @@ ${"'sbin0999002':*"}::tsquery`)
    ).rows,
  )
  expect(found).toContain('businesses_search_document_index')
})
