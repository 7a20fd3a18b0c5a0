import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { listSuggestions } from '#contract/suggestions.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { loadSearchListings } from '../setup/search-listings.ts'
import { searchNotes } from '#i18n/en/search-notes.ts'
import { listSearchNotes } from '#shared/view/search-notes.ts'
import { startApi, type TestApi } from './setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSearchListings(api.db)
})
afterAll(() => api.close())

async function search(text: string) {
  const { data, reading, pagination } = await api.read(listBusinesses, { query: { search: text } })
  const { total } = pagination
  return {
    data,
    total,
    reading: reading!,
    notes: listSearchNotes(reading!, total, searchNotes).join(' '),
  }
}

describe('brand and town survive every “instead”', () => {
  test.each([
    ['SBI ATM', 'State Bank of India'],
    ['hdfc atm', 'HDFC Bank'],
    ['PNB ATM', 'Punjab National Bank'],
    ['एसबीआई एटीएम', 'State Bank of India'],
    ['state bank atm', 'State Bank of India'],
    ['bob atm', 'Bank of Baroda'],
    ['केनरा एटीएम', 'Canara Bank'],
    ['union bank cash machine', 'Union Bank of India'],
    ['axis atm', 'Axis Bank'],
  ])('%s', async (text, brand) => {
    const { data, reading, notes } = await search(text)
    expect(data[0]!.name).toContain(brand)
    expect(reading).toMatchObject({ instead: { id: 'bank' }, ignored: [], dropped: [] })
    expect(notes).toContain('No ATM is listed yet. Showing bank instead.')
    expect(notes).not.toContain('Nothing found')
  })

  test('with a town: that brand in that town', async () => {
    const { data } = await search('pnb atm jhalpa')
    expect(data.map(({ name, city }) => [name, city])).toEqual([
      ['Punjab National Bank, Jhalpa', 'Hasrampur'],
    ])
  })

  test.each([
    ['hdfc bank atm dusragaon', 'HDFC Bank', 'Dusragaon'],
    ['sbi atm tisranagar', 'State Bank of India', 'Tisranagar'],
    ['eye doctor tisranagar', '', 'Tisranagar'],
  ])('a town without any is said: %s', async (text, brand, town) => {
    const { data, notes } = await search(text)
    expect(data[0]!.name).toContain(brand)
    expect(notes).toContain(`There is none in ${town} either. Nearest places come first.`)
  })

  test('a brand is kept beside a town that is not here', async () => {
    const { data, notes } = await search('pnb atm patna')
    expect(data[0]!.name).toContain('Punjab National Bank')
    expect(notes).not.toContain('“pnb”')
  })

  test('a word that no place has is left out, and that is said', async () => {
    const { reading, notes } = await search('hdfc bank romantic')
    expect(reading.corrected).toEqual([])
    expect(notes).toContain('“romantic”')
  })

  test('a name that no bank has leads to the place that has it', async () => {
    const { data, notes } = await search('bhagwati bank')
    expect(data[0]!.name).toBe('Bhagwati Hospital')
    expect(notes).toContain('No bank has that name. Showing other categories.')
  })
})

describe('a kind without places says so', () => {
  test.each([
    ['district court', 'court'],
    ['caste certificate office', 'Pragya Kendra (CSC)'],
    ['aadhar card center', 'Pragya Kendra (CSC)'],
    ['nagar nigam office', 'government office'],
    ['ITI college', 'college'],
    ['dav public school', 'school'],
    ['passport office', 'passport office'],
    ['पासपोर्ट ऑफिस', 'passport office'],
    ['ration card office', 'Pragya Kendra (CSC)'],
    ['राशन कार्ड', 'Pragya Kendra (CSC)'],
    ['voter id center', 'Pragya Kendra (CSC)'],
    ['driving licence office', 'government office'],
    ['electricity bill office', 'electricity office'],
    ['anganwadi', 'anganwadi'],
    ['cinema hall', 'cinema'],
  ])('%s', async (text, kind) => {
    const { total, notes } = await search(text)
    expect(total).toBe(0)
    expect(notes).toContain(`No ${kind} is listed`)
  })

  test('names the nearest kind, though it has none either', async () => {
    const { reading, notes } = await search('district court')
    expect(reading.closest?.id).toBe('lawyer')
    expect(notes).toContain('There is no lawyer either.')
  })

  test.each(['job romantic', 'wine navapur', 'suhana gunshot'])(
    'a town or an everyday word alone is no answer: %s',
    async (text) => {
      expect((await search(text)).total).toBe(0)
    },
  )
})

describe('a telephone number finds its listing, however it is written', () => {
  test.each([
    ['9006618191', 'Bandhan Bank, Navapur'],
    ['+91 90066 18191', 'Bandhan Bank, Navapur'],
    ['0091-9006618191', 'Bandhan Bank, Navapur'],
    ['(0) 90066-18191', 'Bandhan Bank, Navapur'],
    ['९००६६ १८१९१', 'Bandhan Bank, Navapur'],
    ['call 09006618191 please', 'Bandhan Bank, Navapur'],
    ['02571-222718', 'Canara Bank, Navapur'],
    ['222718', 'Canara Bank, Navapur'],
    ['6618191', 'Bandhan Bank, Navapur'],
    ['tel:9006618191', 'Bandhan Bank, Navapur'],
    ['90 06 61 81 91', 'Bandhan Bank, Navapur'],
    ['+९१ ९००६६ १८१९१', 'Bandhan Bank, Navapur'],
    ['(02571) 222718', 'Canara Bank, Navapur'],
  ])('%s', async (text, name) => {
    const { data, total, notes } = await search(text)
    expect([data[0]?.name, total, notes]).toEqual([name, 1, ''])
    const suggested = await api.read(listSuggestions, { query: { q: text } })
    expect(suggested.data).toMatchObject([{ kind: 'business', name }])
  })

  test('the second number and WhatsApp too', async () => {
    const [row] = await api.db
      .update(businesses)
      .set({ alternatePhone: '+919431100001', whatsappNumber: '+919431100002' })
      .where(eq(businesses.name, 'Bhagwati Hospital'))
      .returning({ id: businesses.id })
    for (const text of ['94311 00001', '09431100002'])
      expect((await search(text)).data[0]?.id).toBe(row!.id)
  })

  test('of a listing that is not shown it finds nothing', async () => {
    const hidden = eq(businesses.name, 'IDBI Bank, Navapur')
    await api.db.update(businesses).set({ status: 'inactive' }).where(hidden)
    const { total, notes } = await search('9576034885')
    await api.db.update(businesses).set({ status: 'active' }).where(hidden)
    expect([total, notes]).toEqual([0, 'No listing has the number 9576034885.'])
  })

  test.each(['SBIN0999004', '425003', '425001', '108'])('%s is none', async (text) => {
    expect((await search(text)).reading.number).toBeNull()
  })
})

describe('everyday words are never corrected', () => {
  test.each([
    ...['home', 'samay', 'locker', 'wine', 'fort', 'gold', 'customer', 'population'],
    ...['time', 'best', 'cheap', 'light', 'repair', 'sasta', 'accha', 'kitna', 'chahiye'],
    ...['purana', 'kiraye', 'khulta', 'kaha', 'dard', 'समय', 'होम', 'घर', 'कितने'],
  ])('%s', async (word) => {
    for (const text of [word, `${word} bank`])
      expect((await search(text)).reading.corrected).toEqual([])
  })

  test('कैनरा is Canara, and no word is corrected to itself', async () => {
    expect((await search('कैनरा बैंक')).data[0]!.name).toContain('Canara Bank')
    for (const text of ['sugar test romantic', 'bhagwati sharma bank', 'kenra bhagwati']) {
      const { reading } = await search(text)
      expect(reading.corrected.filter(({ from, to }) => from === to)).toEqual([])
    }
  })

  test.each([
    // A nursing home is one.
    ['home', ['hospitals']],
    ['samay', []],
    ['locker', []],
  ])('nor in suggestions: %s', async (q, expected) => {
    const { data } = await api.read(listSuggestions, { query: { q } })
    const named = data.filter(({ kind }) => kind === 'category' || kind === 'location')
    expect(named.map(({ slug }) => slug)).toEqual(expected)
  })

  test('names are corrected as before', async () => {
    expect((await search('kenra bank')).reading.corrected).toEqual([
      { from: 'kenra', to: 'canara' },
    ])
  })
})

describe('needs lead to all that can help', () => {
  test.each(['ladies doctor', 'prasuti', 'delivery', 'प्रसव'])(
    '%s: those that state it first, then every doctor and hospital',
    async (text) => {
      const { data, total, notes } = await search(text)
      expect([data[0]!.name, total]).toEqual(['Maternity and Surgical Center', 9])
      expect(notes).toContain('Some places don’t list their doctors’ specialities.')
    },
  )

  test.each([
    'doctor',
    'bachche ka doctor',
    'haddi',
    'skin doctor',
    'dil ka doctor',
    'x ray',
    'pet dard',
  ])('%s', async (text) => {
    const { data, total } = await search(text)
    expect(new Set(data.map(({ category }) => category.slug))).toEqual(new Set(['hospitals']))
    expect(total).toBe(9)
  })

  test('who asks for hours is told where they are', async () => {
    expect((await search('bank kab khulta hai')).notes).toBe(
      'Open a place’s page to see its hours, where known.',
    )
    expect((await search('bank')).notes).toBe('')
  })
})
