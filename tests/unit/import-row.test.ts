import { describe, expect, test } from 'vitest'
import { FIELDS, type Cells } from '#server/businesses/import/header.ts'
import { CategoryLookup } from '#server/businesses/import/category-lookup.ts'
import { TownLookup } from '#server/businesses/import/town-lookup.ts'
import { readRow } from '#server/businesses/import/row.ts'

const town = (id: number, city: string, more: object = {}) => ({
  id,
  city,
  aliases: [] as string[],
  district: 'Palwan',
  state: 'Madhyam',
  pincode: null as string | null,
  at: null as { lat: number; lng: number } | null,
  ...more,
})

const TOWNS = [
  town(1, 'Dalipganj', {
    aliases: ['Mohannagar', 'दलीपगंज'],
    pincode: '426101',
    at: { lat: 24.044, lng: 84.071 },
  }),
  town(2, 'Relha', { pincode: '426124', at: { lat: 24.22, lng: 83.888 } }),
  town(3, 'Parwal', { pincode: '426124', at: { lat: 24.169, lng: 84.062 } }),
  town(4, 'Ramkot', { pincode: '426110' }),
  town(5, 'Ramkot', { district: 'Ramkot', pincode: '429122', at: { lat: 23.63, lng: 85.51 } }),
  town(6, 'Bano', { district: 'Simdega', pincode: '835201', at: { lat: 22.66, lng: 84.9 } }),
  town(7, 'Jamshedpur', {
    district: 'East Singhbhum',
    pincode: '831001',
    at: { lat: 22.8, lng: 86.18 },
  }),
  town(8, 'Pakur', { district: 'Pakur', pincode: '816107' }),
  town(9, 'Navapur', { district: 'Suhana', pincode: '425418' }),
]
const PINS = [
  { pincode: '426118', district: 'Palwan' },
  { pincode: '834001', district: 'Ranchi' },
]
const kinds = new CategoryLookup([
  { id: 7, slug: 'banks', name: 'Banks', nameHi: 'बैंक' },
  { id: 8, slug: 'post-offices', name: 'Post Offices', nameHi: 'डाकघर' },
])

const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Cells
const GOOD: Cells = {
  ...EMPTY,
  source_id: 'a-1',
  name: 'Canara Bank',
  category: 'banks',
  city: 'Dalipganj',
}

const read = (cells: Partial<Cells>, { defaults = {}, nearest = false } = {}) =>
  readRow(
    { ...GOOD, ...cells },
    { kinds, places: new TownLookup(TOWNS, nearest, PINS), source: 'shops', defaults },
  )

const row = (cells: Partial<Cells>, options = {}) => {
  const result = read(cells, options)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.row
}
const notes = (cells: Partial<Cells>, options = {}) => {
  const result = read(cells, options)
  return 'problems' in result ? result.problems : result.notes.map(({ reason }) => reason)
}
const problems = (cells: Partial<Cells>, options = {}) => {
  const result = read(cells, options)
  return 'problems' in result
    ? result.problems.map(({ field, reason }) => `${field}: ${reason}`)
    : []
}

test('what is not given is unknown, never invented', () => {
  expect(row({})).toEqual({
    source: 'shops',
    source_id: 'a-1',
    name: 'Canara Bank',
    name_hi: null,
    category_id: 7,
    location_id: 1,
    description: '',
    description_hi: '',
    tagline: null,
    address: '',
    landmark: null,
    zip_code: null,
    phone: null,
    alternate_phone: null,
    whatsapp_number: null,
    email: null,
    website: null,
    latitude: null,
    longitude: null,
    tags: [],
    business_type: null,
    established_year: null,
    hours: null,
    home_delivery: null,
    online_ordering: null,
    source_date: null,
  })
})

describe('cells that are read', () => {
  test.each<[keyof Cells, string, string, unknown]>([
    ['name', '  Canara \u00a0 Bank ', 'name', 'Canara Bank'],
    ['name', '=HYPERLINK("http://x")', 'name', '=HYPERLINK("http://x")'],
    ['name', "Robert'); DROP TABLE businesses;--", 'name', "Robert'); DROP TABLE businesses;--"],
    ['name', 'शर्मा मेडिकल हॉल', 'name', 'शर्मा मेडिकल हॉल'],
    ['name', 'Sharma\u0000 Medical\u202e', 'name', 'Sharma Medical'],
    ['name_hi', 'केनरा बैंक', 'name_hi', 'केनरा बैंक'],
    ['name_hi', 'क\u094d\u200dष', 'name_hi', 'क\u094d\u200dष'],
    ['category', 'Post Offices', 'category_id', 8],
    ['category', 'POST-OFFICES', 'category_id', 8],
    ['category', 'डाकघर', 'category_id', 8],
    ['description', 'One\r\n  two ', 'description', 'One\ntwo'],
    ['zip_code', '426 101', 'zip_code', '426101'],
    ['zip_code', '426-101', 'zip_code', '426101'],
    ['zip_code', '४२६१०१', 'zip_code', '426101'],
    ['phone', '091-9431234567', 'phone', '+919431234567'],
    ['phone', '06562-231206', 'phone', '+916562231206'],
    ['phone', '90066 18191', 'phone', '+919006618191'],
    ['whatsapp', '+91 9006618191', 'whatsapp_number', '+919006618191'],
    ['alternate_phone', '108', 'alternate_phone', '108'],
    ['email', 'Info@Example.org', 'email', 'info@example.org'],
    ['website', 'canarabank.com/branch', 'website', 'https://canarabank.com/branch'],
    ['website', 'http://canarabank.com', 'website', 'http://canarabank.com'],
    ['tags', 'SBI| loan ;jama,SBI', 'tags', ['SBI', 'loan', 'jama']],
    ['business_type', 'Company', 'business_type', 'company'],
    ['established_year', '1998', 'established_year', 1998],
    ['home_delivery', 'Yes', 'home_delivery', true],
    ['home_delivery', 'नहीं', 'home_delivery', false],
    ['online_ordering', '0', 'online_ordering', false],
    ['source_date', '2017', 'source_date', '2017'],
    ['source_date', ' 2017-09 ', 'source_date', '2017-09'],
    ['source_date', '2016-02-29', 'source_date', '2016-02-29'],
    [
      'hours',
      '{"monday":{"open":"9:00","close":"17:00"}}',
      'hours',
      { monday: { open: '09:00', close: '17:00', closed: false } },
    ],
  ])('%s %j', (field, cell, column, expected) => {
    expect(row({ [field]: cell })).toHaveProperty(column, expected)
  })
})

describe('cells that are refused, with the reason', () => {
  test.each<[Partial<Cells>, string]>([
    [{ source_id: ' ' }, 'source_id: is empty'],
    [{ source_id: 'x'.repeat(201) }, 'source_id: has 201 characters; at most 200 fit'],
    [{ name: '' }, 'name: is empty'],
    [{ name: '!!! 🙏' }, 'name: "!!! 🙏" has no letter or digit'],
    [{ name: 'x'.repeat(201) }, 'name: has 201 characters; at most 200 fit'],
    [{ category: '' }, 'category: is empty'],
    [{ category: 'Zoos' }, 'category: "Zoos" is not a category. Use one of: banks, post-offices'],
    [{ description: 'x'.repeat(5001) }, 'description: has 5001 characters; at most 5000 fit'],
    [{ zip_code: '42610' }, 'zip_code: "42610" is not a 6-digit PIN code'],
    [{ zip_code: '022101' }, 'zip_code: "022101" is not a 6-digit PIN code'],
    [{ phone: '12345' }, 'phone: "12345" is not an Indian phone number with its area code'],
    [
      { phone: '9.19006E+11' },
      'phone: "9.19006E+11" was shortened by a spreadsheet; format the column as text and ' +
        'save again',
    ],
    [{ email: 'nobody' }, 'email: "nobody" is not an email address'],
    [{ website: 'javascript:alert(1)' }, 'website: "javascript:alert(1)" is not a web address'],
    [
      { website: 'http://user:secret@bank.in' },
      'website: "http://user:secret@bank.in" is not a web address',
    ],
    [{ latitude: '24.1' }, 'longitude: is empty, but the other coordinate is given'],
    [
      { latitude: 'north', longitude: '84' },
      'latitude: "north" is not a number of degrees such as 24.04408',
    ],
    [
      { latitude: '84.07', longitude: '24.04' },
      'latitude: 84.07, 24.04 is outside India. Latitude and longitude may be swapped',
    ],
    [{ latitude: '0', longitude: '0' }, 'latitude: 0, 0 is outside India'],
    [{ established_year: '1899' }, 'established_year: "1899" is not a year from 1900 to'],
    [{ established_year: '2999' }, 'established_year: "2999" is not a year from 1900 to'],
    [
      { source_date: 'Sep-17' },
      'source_date: "Sep-17" is not a date such as 2017, 2017-09 or 2017-09-30',
    ],
    [{ source_date: '2017-13' }, 'source_date: "2017-13" is not a date such as'],
    [{ source_date: '2017-02-30' }, 'source_date: "2017-02-30" is not a date such as'],
    [{ source_date: '0017' }, 'source_date: "0017" is not a date such as'],
    [{ source_date: '2098' }, 'source_date: "2098" is in the future'],
    [{ business_type: 'shop' }, 'business_type: "shop" is not one of individual, partnership'],
    [{ home_delivery: 'perhaps' }, 'home_delivery: "perhaps" is not "yes" or "no"'],
    [{ tagline: 'x'.repeat(201) }, 'tagline: has 201 characters; at most 200 fit'],
    [{ hours: 'nine to five' }, 'hours: use JSON such as {"monday"'],
    [
      {
        hours:
          '{"monday":{"open":"09:00","close":"13:00","second":{"open":"12:00","close":"20:00"}}}',
      },
      'hours: use JSON',
    ],
    [{ hours: '{"monday":{"open":"9","close":"5"}}' }, 'hours: use JSON'],
    [{ hours: '{"monday":{"open":"09:00","close":"17:00"},"someday":{}}' }, 'hours: use JSON'],
    [
      { tags: Array.from({ length: 31 }, (_, n) => `tag${n}`).join('|') },
      'tags: has 31 tags; at most 30 fit',
    ],
  ])('%j', (cells, expected) => {
    const found = problems(cells)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  test('everything that is wrong with a row is told at once', () => {
    expect(
      problems({ name: '', zip_code: 'x', email: 'y' }).map((problem) => problem.split(':')[0]),
    ).toEqual(['zip_code', 'name', 'email'])
  })
})

describe('the town of a row', () => {
  test.each<[string, Partial<Cells>, number]>([
    ['by name', { city: 'dalipganj' }, 1],
    ['by name written apart', { city: 'DALIP-GANJ' }, 1],
    ['by another name', { city: 'MOHANNAGAR' }, 1],
    ['by a Hindi name', { city: 'दलीपगंज' }, 1],
    ['by a name that is alike with its PIN code', { city: 'dalepganj', zip_code: '426101' }, 1],
    [
      'by a Hindi name that is alike, near by',
      { city: 'दलिपगंज', latitude: '24.05', longitude: '84.07' },
      1,
    ],
    ['by name and district', { city: 'Ramkot', district: 'PALWAN' }, 4],
    ['by name and PIN code', { city: 'Ramkot', zip_code: '429122' }, 5],
    ['by PIN code alone', { city: '', zip_code: '426101' }, 1],
    ['by PIN code when the name is a village', { city: 'Hutar', zip_code: '426101' }, 1],
    [
      'of several of one PIN the nearest',
      { city: '', zip_code: '426124', latitude: '24.2', longitude: '83.9' },
      2,
    ],
  ])('%s', (_, cells, expected) => {
    expect(row(cells).location_id).toBe(expected)
  })

  test.each<[Partial<Cells>, string]>([
    [{ city: '' }, 'city: neither a city nor a PIN code is given'],
    [{ city: 'Atlantis' }, 'city: no town is called "Atlantis"'],
    [
      { city: 'Atlantis', district: 'Palwan', zip_code: '800001' },
      'city: no town is called "Atlantis" in Palwan, and no town in Palwan has the PIN 800001',
    ],
    [{ city: 'Ramkot' }, 'city: "Ramkot" is a town of Palwan, Ramkot: give the district'],
    [
      { city: '', zip_code: '426124' },
      'city: several towns have the PIN 426124: give one of Relha, Parwal',
    ],
    [{ city: 'Dalipganj', district: 'Ramkot' }, 'city: no town is called "Dalipganj" in Ramkot'],
  ])('%j is refused', (cells, expected) => {
    expect(problems(cells)).toEqual([expected])
  })

  describe('an exact name does not win against point or PIN code', () => {
    const inPalwan = { latitude: '24.05', longitude: '84.1' }
    test.each<[string, Partial<Cells>, string]>([
      ['point', { city: 'Bano', ...inPalwan }, 'Bano in Simdega is 175 km away'],
      [
        'PIN code of another district',
        { city: 'Bano', zip_code: '426118' },
        'the PIN 426118 is not of Bano in Simdega',
      ],
      [
        'PIN code of a far town',
        { city: 'Bano', zip_code: '426124' },
        'the PIN 426124 is not of Bano in Simdega',
      ],
      [
        'PIN code nobody knows, sorted elsewhere',
        { city: 'Bano', zip_code: '816555' },
        'the PIN 816555 is not of Bano',
      ],
      [
        'point far from the district of a town without one',
        { city: 'Ramkot', district: 'Palwan', latitude: '22.8', longitude: '86.2' },
        'Ramkot in Palwan is',
      ],
    ])('%s', (_, cells, reason) => {
      expect(problems(cells)).toEqual([expect.stringContaining(`city: ${reason}`)])
      expect(problems(cells)[0]).toContain('--nearest')
    })

    test('point and PIN code together say which town it is, and the report tells', () => {
      const cells = { city: 'Bano', zip_code: '426101', ...inPalwan }
      expect(row(cells).location_id).toBe(1)
      expect(notes(cells)).toEqual([
        'Bano in Simdega is 175 km away, so it was put in Dalipganj in Palwan',
      ])
    })

    test('of two towns of one name the one that is near', () => {
      expect(row({ city: 'Ramkot', latitude: '23.6', longitude: '85.5' }).location_id).toBe(5)
      expect(row({ city: 'Ramkot', latitude: '24.1', longitude: '84.1' }).location_id).toBe(4)
    })

    test('a PIN code does not win against the point either', () => {
      expect(
        problems({ city: '', zip_code: '426101', latitude: '22.8', longitude: '86.2' }),
      ).toEqual([
        'city: the PIN 426101 is of Dalipganj in Palwan, but Dalipganj in Palwan is 258 ' +
          'km away',
      ])
    })

    test('--nearest puts it where it is, and the report tells', () => {
      const cells = { city: 'Bano', ...inPalwan }
      expect(row(cells, { nearest: true }).location_id).toBe(1)
      expect(notes(cells, { nearest: true })[0]).toContain('so it was put in Dalipganj in Palwan')
    })
  })

  describe('a name that is only alike', () => {
    test('is a proposal, never taken by itself', () => {
      expect(problems({ city: 'BANA' })).toEqual([
        'city: no town is called "BANA" (is Bano in Simdega meant?)',
      ])
      expect(problems({ city: 'BANA', district: 'Simdega' })).toHaveLength(1)
      expect(problems({ city: 'BANA', latitude: '24.05', longitude: '84.1' })).toEqual([
        'city: no town is called "BANA" (alike, but Bano in Simdega is 175 km away)',
      ])
    })
    test('is taken where point or PIN code confirms it, and the report tells', () => {
      for (const cells of [
        { city: 'BANA', zip_code: '835201' },
        { city: 'BANA', latitude: '22.7', longitude: '84.95' },
      ]) {
        expect(row(cells).location_id).toBe(6)
        if (!('zip_code' in cells))
          expect(notes(cells)).toEqual(['"BANA" was taken for Bano in Simdega'])
      }
    })
    test('a town that is called so or has the PIN code is no matter of likeness', () => {
      expect(notes({ city: 'BANO' })).toEqual([])
      expect(notes({ city: 'BANA', zip_code: '426101' })).toEqual([])
    })
  })

  test('--nearest resolves what is ambiguous', () => {
    const unclear = { city: '', zip_code: '426124' }
    expect(problems(unclear)).toHaveLength(1)
    const between = [
      town(1, 'Chinarpur', { at: { lat: 24, lng: 84 } }),
      town(2, 'Chinarpur', { district: 'Gumla', at: { lat: 24.1, lng: 84.2 } }),
    ]
    const where = {
      city: 'Chinarpur',
      district: '',
      state: '',
      pin: null,
      at: { lat: 24.08, lng: 84.15 },
    }
    expect(() => new TownLookup(between, false).townOf(where)).toThrow('give the district')
    expect(new TownLookup(between, true).townOf(where).id).toBe(2)
  })

  describe('the district', () => {
    test.each([
      ['Suhana', 'Navapur', 9],
      ['SUKHPUR', 'Navapur', 9],
    ])('%s is known by its usual spelling', (district, city, expected) => {
      expect(row({ city, district }).location_id).toBe(expected)
    })
    test('an unknown one is said as such, with what may be meant', () => {
      expect(problems({ district: 'Atlantis' })).toEqual([
        'district: "Atlantis" is not a district on this site; there are East Singhbhum, ' +
          'Pakur, Palwan, Ramkot, Simdega, Suhana',
      ])
      expect(problems({ district: 'JAMSHEDPUR' })).toEqual([
        'district: "JAMSHEDPUR" is not a district on this site; the town Jamshedpur lies ' +
          'in East Singhbhum',
      ])
      expect(problems({ state: 'Kerala' })).toEqual([
        'state: "Kerala" is not a state on this site; use Madhyam',
      ])
    })
  })

  test('the nearest one, only where that is asked for and it is near', () => {
    const village = { city: 'Hutar', latitude: '24.05', longitude: '84.1' }
    expect(problems(village)).toHaveLength(1)
    expect(row(village, { nearest: true }).location_id).toBe(1)
    expect(problems({ ...village, latitude: '25.5' }, { nearest: true })).toHaveLength(1)
  })
})

test('values meant for all rows fill empty cells only', () => {
  const defaults = { category: 'post-offices', city: 'Relha', district: 'Palwan' }
  expect(row({ category: '', city: '' }, { defaults })).toMatchObject({
    category_id: 8,
    location_id: 2,
  })
  expect(row({}, { defaults })).toMatchObject({ category_id: 7, location_id: 1 })
})
