import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { updateBusiness } from '#contract/businesses-writing.ts'
import { getAdminCounts } from '#contract/moderation.ts'
import {
  findAdminRecords,
  listSuggestions,
  listUnspelledNames,
  spellName,
} from '#contract/suggestions.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertPost,
} from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  const banks = await insertCategory(api.db, {
    name: 'Banks',
    slug: 'banks',
    nameHi: 'बैंक',
    keywords: ['khata'],
  })
  const shops = await insertCategory(api.db, { name: 'Shops', slug: 'shops' })
  await insertCategory(api.db, { name: 'Bandstands', slug: 'bandstands', status: 'inactive' })
  const town = await insertLocation(api.db, {
    city: 'Navapur',
    slug: 'navapur',
    aliases: ['Nayanagar'],
  })
  await insertLocation(api.db, { city: 'Redma', slug: 'redma', nameHi: 'रेड़मा' })
  await insertLocation(api.db, { city: 'Dalbhum', slug: 'dalbhum' })
  const at = { locationId: town.id }
  await insertBusiness(api.db, {
    ...at,
    name: 'State Bank of India',
    slug: 'sbi-navapur',
    categoryId: banks.id,
  })
  await insertBusiness(api.db, {
    ...at,
    name: 'Asha Medical',
    slug: 'asha-medical',
    categoryId: shops.id,
  })
  await insertBusiness(api.db, {
    ...at,
    name: 'Bank Not Yet',
    status: 'pending',
    categoryId: banks.id,
  })
  for (let n = 0; n < 9; n++)
    await insertBusiness(api.db, { ...at, name: `Sweets Corner ${n}`, categoryId: shops.id })
})

afterAll(() => api.close())

const suggested = async (q: string) => (await api.read(listSuggestions, { query: { q } })).data
const slugs = async (q: string) => (await suggested(q)).map(({ slug }) => slug)

describe('suggestions while typing', () => {
  test('are categories, places, businesses, in this order, with what tells it apart', async () => {
    expect(await suggested('ban')).toEqual([
      { kind: 'category', slug: 'banks', name: 'Banks', note: '' },
      {
        kind: 'business',
        slug: 'sbi-navapur',
        name: 'State Bank of India',
        note: 'Banks, Navapur',
      },
    ])
    expect((await suggested('nava'))[0]).toEqual({
      ...{ kind: 'location', slug: 'navapur', name: 'Navapur', note: 'Suhana' },
    })
  })

  test.each([
    ['a misspelling', 'aasha medicl', 'asha-medical'],
    ['initials', 'sbi', 'sbi-navapur'],
    ['Hindi', 'बैंक', 'banks'],
    ['a keyword of the category', 'khata', 'banks'],
    ['another name of the town', 'nayanagar', 'navapur'],
    ['a misspelt town', 'navapr', 'navapur'],
  ])('forgive and know: %s', async (_, typed, slug) => {
    expect(await slugs(typed)).toContain(slug)
  })

  test('name no place without a business, nothing pending, at most six businesses', async () => {
    expect(await slugs('dalbhum')).not.toContain('dalbhum')
    expect(await slugs('bank not yet')).not.toContain('bank-not-yet')
    expect(await slugs('bandstands')).not.toContain('bandstands')
    expect(await slugs('sweets')).toHaveLength(6)
  })

  test('say what the list would say: numbers to call, corrections, what is missing', async () => {
    const { data, notes } = await api.read(listSuggestions, { query: { q: 'thana' } })
    expect(data[0]).toMatchObject({
      kind: 'call',
      slug: '112',
      name: 'Police, fire or any emergency: 112',
    })
    expect(notes).toEqual(['No police station is listed yet.'])
    expect((await api.read(listSuggestions, { query: { q: 'swets corner' } })).notes).toEqual([
      'Showing results for “sweets”, not “swets”.',
    ])
    expect((await api.read(listSuggestions, { query: { q: 'state bank' } })).notes).toEqual([])
  })

  test.each(['', '   ', '...', "'); drop table businesses; --", '\\', '%', '\u0000'])(
    'of %j are none, or at least no failure',
    async (q) => {
      const response = await api.ask(`/suggestions?${new URLSearchParams({ q })}`)
      expect([200, 400]).toContain(response.status)
    },
  )

  test('need what was typed, and not a novel', async () => {
    expect(await api.fail('/suggestions')).toMatchObject({ status: 400 })
    expect(await api.fail(`/suggestions?q=${'a'.repeat(101)}`)).toMatchObject({ status: 400 })
  })
})

describe('records for administrators', () => {
  let token: string
  let ids: { person: number; post: number }
  beforeAll(async () => {
    token = (await insertAccount(api.db, { role: 'admin', name: 'Asha Devi' })).token
    const person = await insertAccount(api.db, { name: 'Bankim Rao', email: 'rao@example.org' })
    const gone = { name: 'Bank Clerk', email: 'gone-7@account.invalid' }
    await insertAccount(api.db, gone)
    const post = await insertPost(api.db, { title: 'Which bank is open', status: 'draft' })
    ids = { person: person.id, post: post.id }
  })
  const found = async (query: { search?: string; keys?: string }) =>
    (await api.read(findAdminRecords, { query, token })).data
  const namesFor = async (search: string) => (await found({ search })).map(({ name }) => name)

  test('are listings, people and posts in every state, beginnings first', async () => {
    const all = await found({ search: 'Bank' })
    expect(all.map(({ kind, name, status }) => [kind, name, status])).toEqual([
      ['business', 'Bank Not Yet', 'pending'],
      ['business', 'State Bank of India', 'active'],
      ['person', 'Bankim Rao', 'active'],
      ['post', 'Which bank is open', 'draft'],
    ])
    expect(all[1]).toMatchObject({ note: 'Banks, Navapur' })
    expect(all[2]).toMatchObject({ note: 'r•••@example.org', id: ids.person })
  })

  test('are found by an address, by two letters, six of a kind at most', async () => {
    expect(await namesFor('rao@ex')).toEqual(['Bankim Rao'])
    expect(await namesFor('as')).toEqual(expect.arrayContaining(['Asha Medical', 'Asha Devi']))
    expect(await namesFor('sweets corner')).toHaveLength(6)
    for (const nothing of ['%', '_', '\\', "'", '   ']) expect(await namesFor(nothing)).toEqual([])
  })

  test('are read again by their keys in that order, without those that are gone', async () => {
    const keys = `post-${ids.post},person-999999,person-${ids.person}`
    expect((await found({ keys })).map(({ kind, id }) => `${kind}-${id}`)).toEqual([
      `post-${ids.post}`,
      `person-${ids.person}`,
    ])
    expect(await found({})).toEqual([])
  })

  test('keys of anything else are refused', async () => {
    const answer = await api.ask('/admin/find?keys=account-1', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(400)
  })
})

describe('spellings of a name', () => {
  const spell = async (text: string) => (await api.read(spellName, { query: { text } })).data

  test('words of the directory are written as they are there, the kind is translated', async () => {
    expect((await spell('Redma Post Office'))[0]).toBe('रेड़मा डाकघर')
    expect((await spell('रेड़मा'))[0]).toBe('Redma')
  })

  test('there are three at most, and none of a text without letters', async () => {
    expect((await spell('Sharmapur Kirana Bhandar')).length).toBeLessThanOrEqual(3)
    expect(await spell('12 / 4')).toEqual([])
  })

  test('a text that is too long is refused', async () => {
    const failure = await api.fail(`/suggestions/hindi?text=${'a'.repeat(101)}`)
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.fields ?? {})).toEqual(['text'])
  })
})

describe('suggestions in Hindi', () => {
  test('names are those of the language, whichever script was typed', async () => {
    const { data } = await api.read(listSuggestions, { query: { q: 'bank', language: 'hi' } })
    expect(data).toContainEqual({ kind: 'category', slug: 'banks', name: 'बैंक', note: '' })
  })
})

describe('names in one script', () => {
  let token: string
  let ids: { post: number; hindi: number }
  beforeAll(async () => {
    token = (await insertAccount(api.db, { role: 'admin' })).token
    const town = await insertLocation(api.db, { city: 'Lekhapur', nameHi: 'लेखापुर' })
    const at = { locationId: town.id }
    const post = await insertBusiness(api.db, { ...at, name: 'Redma Post Office' })
    const hindi = await insertBusiness(api.db, { ...at, name: 'शर्मा मेडिकल स्टोर' })
    await insertBusiness(api.db, { ...at, name: 'Asha Store', nameHi: 'आशा स्टोर' })
    await insertBusiness(api.db, { ...at, name: '24 / 7' })
    await insertBusiness(api.db, { ...at, name: 'Hidden Store', status: 'inactive' })
    ids = { post: post.id, hindi: hindi.id }
  })
  const listed = async (query: { after?: string; limit?: string } = {}) =>
    api.read(listUnspelledNames, { query, token })

  test('are public ones, with spellings in the other script, by kind', async () => {
    const { data, remaining } = await listed({ limit: '50' })
    expect(remaining).toBe(data.length)
    const names = data.map(({ name }) => name)
    for (const other of ['Asha Store', '24 / 7', 'Hidden Store', 'Bank Not Yet', 'Redma'])
      expect(names).not.toContain(other)
    const business = (wanted: number) =>
      data.find(({ id, kind }) => kind === 'business' && id === wanted)!
    const post = business(ids.post)
    expect(post.missing).toBe('hi')
    expect(post.note).toMatch(/, Lekhapur$/)
    expect(post.spellings).toContain('रेड़मा डाकघर'.normalize('NFC'))
    const hindi = business(ids.hindi)
    expect(hindi.missing).toBe('en')
    expect(hindi.spellings).toContain('Sharma Medical Store')
    const kinds = [...new Set(data.map(({ kind }) => kind))]
    expect(kinds[0]).toBe('category')
    expect(kinds.at(-1)).toBe('business')
  })

  test('come page by page, none twice, also where the last one was spelt meanwhile', async () => {
    const all = (await listed({ limit: '50' })).data.map(({ kind, id }) => `${kind}-${id}`)
    const pages: string[] = []
    for (let after: string | undefined; ; after = pages.at(-1)) {
      const { data } = await listed({ ...(after && { after }), limit: '4' })
      if (data.length === 0) break
      pages.push(...data.map(({ kind, id }) => `${kind}-${id}`))
    }
    expect(pages).toEqual(all)
  })

  test('are kept by changing the record, and counted until then', async () => {
    const before = (await listed()).remaining
    const item = (await listed({ limit: '50' })).data.find(({ id }) => id === ids.post)!
    const nameHi = item.spellings[0]!
    const body = { nameHi, version: item.version }
    await api.read(updateBusiness, { params: { id: item.id }, body, token })
    expect((await listed()).remaining).toBe(before - 1)
    const counts = await api.read(getAdminCounts, { token })
    expect(counts.data.spellings).toEqual({ total: before - 1, missing: before - 1 })
    const query = { noun: 'businesses', record: String(item.id) }
    const logged = await api.read(listAudit, { query, token })
    expect(JSON.stringify(logged.data)).toContain(nameHi)
  })

  test('an odd cursor is refused by its name', async () => {
    const failure = await api.fail('/admin/spellings?after=person-1&limit=51', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.fields ?? {}).sort()).toEqual(['after', 'limit'])
  })
})
