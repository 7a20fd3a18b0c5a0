import { describe, expect, it } from 'vitest'
import { toSuggestEntries } from '#shared/view/suggest-index.ts'
import { findSuggestions, limitByKind } from '#shared/view/suggest.ts'
import { buildSuggestIndex } from '#snapshot/suggest-index.ts'

const ENTRIES = toSuggestEntries({
  categories: [
    ['banks', 'Banks', 'बैंक'],
    ['post-offices', 'Post Offices', 'डाकघर'],
  ],
  locations: [
    ['navapur', 'Navapur', 'नवापुर'],
    ['bankura', 'Bankura', ''],
  ],
  businesses: [
    ['state-bank-of-india-kheda', 'State Bank of India', 0, 'Kheda'],
    ['chinarpur-post-office', 'Chinarpur Post Office', 1, 'Chinarpur'],
  ],
})
const found = (typed: string) => findSuggestions(ENTRIES, typed).map(({ slug }) => slug)

describe('suggestions from the names of a release', () => {
  it.each([
    ['bank', ['banks', 'bankura', 'state-bank-of-india-kheda']],
    ['बैंक', ['banks', 'bankura', 'state-bank-of-india-kheda']],
    ['post off', ['post-offices', 'chinarpur-post-office']],
    ['state kheda', ['state-bank-of-india-kheda']],
    ['navapr', ['navapur']],
    ['नवापुर', ['navapur']],
    ['navpu', ['navapur']],
    ['chianrpur', ['chinarpur-post-office']],
    ['xyz', []],
    ['...', []],
    ['', []],
  ])('for %s', (typed, slugs) => {
    expect(new Set(found(typed))).toEqual(new Set(slugs))
  })

  it('the whole word comes before one that only begins so, and a slip after both', () => {
    expect(found('banks')[0]).toBe('banks')
    expect(found('navapur')).toEqual(['navapur'])
  })

  it('shows categories, then towns, then businesses, none crowding the others out', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      kind: 'business' as const,
      slug: `b${n}`,
      name: '',
      note: '',
    }))
    const town = { kind: 'location' as const, slug: 't', name: '', note: '' }
    expect(limitByKind([...many, town]).map(({ slug }) => slug)).toEqual([
      't',
      'b0',
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
    ])
  })

  it('says kind and town of a business', () => {
    expect(findSuggestions(ENTRIES, 'state')[0]).toMatchObject({ note: 'Banks, Kheda' })
  })
})

describe('the static index', () => {
  it('holds the best known businesses and no more than fit', () => {
    const category = { id: 1, slug: 'shops', name: 'Shops', nameHi: null }
    const businesses = Array.from({ length: 500 }, (_, n) => ({
      ...{
        slug: `b${n}`,
        name: `B ${n}`,
        category,
        city: 'Kheda',
        featured: n === 499,
        verified: false,
      },
      ...{ totalReviews: 0, phone: null },
    }))
    const index = buildSuggestIndex({ categories: [category], towns: [], businesses } as never)
    expect(index.businesses).toHaveLength(350)
    expect(index.businesses[0]).toEqual(['b499', 'B 499', 0, 'Kheda'])
  })
})
