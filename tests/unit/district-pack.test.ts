import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PackedListing } from '#shared/view/district-pack.ts'
import { createOfflineSearch } from '#shared/view/offline-search.ts'
import { cutIntoParts, packListings } from '#shared/view/pack-district.ts'
import { buildSearchIndex, packSearchIndex, unpackSearchIndex } from '#shared/view/search-index.ts'
import { unpackListings } from '#shared/view/unpack-district.ts'

const listing = (id: number, more: Partial<PackedListing> = {}): PackedListing => ({
  ...{ id, slug: `a-shop-${id}`, name: `A Shop ${id}`, nameHi: `दुकान ${id}`, categoryId: 3 },
  ...{ address: `Main Road ${id}`, zipCode: '822101', phone: '+919000000001' },
  ...{ whatsappNumber: null, alternatePhone: null, businessHours: null, specialDays: [] },
  ...{ latitude: 24.04321, longitude: 84.07654, verified: false, featured: false },
  ...more,
})

describe('the listings of a part', () => {
  it('come back as they were', () => {
    const listings = [
      listing(2, { whatsappNumber: '+919000000001', slug: 'another-slug', verified: true }),
      listing(7, { phone: '108', alternatePhone: '+911800123456', nameHi: null }),
      listing(9, { phone: null, latitude: null, longitude: null, zipCode: null, featured: true }),
      listing(10, {
        businessHours: {
          monday: { open: '09:00', close: '18:00', closed: false, second: undefined },
          sunday: { open: '00:00', close: '00:00', closed: true, second: undefined },
        },
        specialDays: [{ date: '2026-12-25', closed: true, note: 'Christmas\nday' }],
      }),
    ]
    expect(unpackListings(packListings(listings))).toEqual(listings)
  })

  it('keep to their columns whatever their texts hold', () => {
    const [found] = unpackListings(packListings([listing(1, { name: 'One\n\fTwo', address: '' })]))
    expect(found).toMatchObject({ name: 'One Two', address: '', phone: '+919000000001' })
  })

  it('are none in an empty part', () => {
    expect(unpackListings(packListings([]))).toEqual([])
  })
})

describe('parts', () => {
  const many = Array.from({ length: 9000 }, (_, i) => listing(i + 1))

  it('hold every listing once, none too many for 300 KB', () => {
    const parts = [...cutIntoParts(5, many).values()]
    expect(parts.flat()).toHaveLength(many.length)
    for (const part of parts)
      expect(brotliCompressSync(packListings(part)).length).toBeLessThan(300 * 1024)
  })

  it('are the same but for one when one listing changes', () => {
    const texts = (listings: readonly PackedListing[]) =>
      new Map([...cutIntoParts(5, listings)].map(([file, part]) => [file, packListings(part)]))
    const before = texts(many)
    const after = texts(many.with(4321, listing(4322, { phone: null })))
    const different = [...after].filter(([file, text]) => before.get(file) !== text)
    expect(before.size).toBeGreaterThan(2)
    expect(different).toHaveLength(1)
  })
})

describe('the search without a line', () => {
  const places = [
    { names: ['State Bank of India, Northford', 'भारतीय स्टेट बैंक, नॉर्थफ़ोर्ड'], town: 'Northford' },
    { names: ['State Bank of India, Southam', 'भारतीय स्टेट बैंक, साउथम'], town: 'Southam' },
    { names: ['Sharma Medical Store', 'शर्मा मेडिकल स्टोर'], town: 'Northford' },
  ]
  const index = buildSearchIndex(
    places.map(({ names, town }) => ({ names, about: ['Kind', town], address: 'Main Road' })),
  )
  const { find } = createOfflineSearch(index)
  it.each([
    ['sharma medical', 2],
    ['shrama medikal', 2],
    ['शर्मा मेडिकल', 2],
    ['state bank southam', 1],
    ['bank northford', 0],
    ['stat bnak northford', 0],
    // Known words that are slips here: a letter lost, and one changed.
    ['sharma medical stoe northford', 2],
    ['state rank southam', 1],
  ])('finds %s', (text, place) => {
    expect(find(text)[0]).toBe(place)
  })
  it('finds nothing where nothing is like it', () => {
    expect(find('zzzzqq')).toEqual([])
    expect(find('')).toEqual([])
  })
  it('is kept as a file, and is the same when it is read again', async () => {
    const file = await packSearchIndex(index).arrayBuffer()
    expect(unpackSearchIndex(file)).toEqual(index)
    const none = buildSearchIndex([])
    expect(unpackSearchIndex(await packSearchIndex(none).arrayBuffer())).toEqual(none)
    expect(createOfflineSearch(none).find('bank')).toEqual([])
  })
})
