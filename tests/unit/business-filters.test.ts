import { describe, expect, it } from 'vitest'
import {
  NO_FILTERS,
  listActiveFilters,
  changeFilters,
  clearFilters,
  formatFilterQuery,
  parseFilters,
  withoutFilter,
} from '#shared/view/business-filters.ts'

describe('the address bar holds the list', () => {
  it.each([
    ['', ''],
    ['?search=bank', '?search=bank'],
    ['?q=bank', '?search=bank'],
    ['?search=bank&q=other', '?search=bank'],
    ['?category=banks&location=sonpani&page=3', '?category=banks&location=sonpani&page=3'],
    ['?categoryId=4', '?category=4'],
    ['?page=0', ''],
    ['?page=-3', ''],
    ['?page=2.5', ''],
    ['?page=abc', ''],
    ['?page=1', ''],
    ['?sort=rating', '?sort=rating'],
    ['?sort=bogus', ''],
    ['?sort=nearest', ''],
    ['?sort=nearest&lat=24.03&lng=84.07', '?lat=24.03&lng=84.07&sort=nearest'],
    ['?lat=abc&lng=84', ''],
    ['?lat=91&lng=84', ''],
    [
      '?openNow=true&verified=1&featured=on&hasPhone=no',
      '?openNow=true&verified=true&featured=true',
    ],
    ['?view=list', '?view=list'],
    ['?view=grid', ''],
    ['?search=%20%20', ''],
    [
      '?search=%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95',
      '?search=%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95',
    ],
    ['?nonsense=1&__proto__=x', ''],
  ])('%s reads as %s', (given, written) => {
    const filters = parseFilters(given)
    expect(formatFilterQuery(filters)).toBe(written)
    expect(parseFilters(formatFilterQuery(filters))).toEqual(filters)
  })

  it('a text is cut at 200 characters', () => {
    expect(parseFilters(`?search=${'x'.repeat(5000)}`).search).toHaveLength(200)
  })
})

describe('choosing', () => {
  const chosen = {
    ...NO_FILTERS,
    state: 'Madhyam',
    district: 'Suhana',
    location: 'sonpani',
    city: 'Sonpani',
    page: 4,
  }

  it('a state clears district and town', () => {
    expect(changeFilters(chosen, { state: 'Bihar' })).toMatchObject({
      state: 'Bihar',
      district: '',
      location: '',
      city: '',
      page: 1,
    })
  })
  it('a district clears the town', () => {
    expect(changeFilters(chosen, { district: 'Garhwa' })).toMatchObject({
      state: 'Madhyam',
      district: 'Garhwa',
      location: '',
      page: 1,
    })
  })
  it('any filter goes back to page 1, a page or a view does not', () => {
    expect(changeFilters(chosen, { verified: true }).page).toBe(1)
    expect(changeFilters(chosen, { page: 5 }).page).toBe(5)
    expect(changeFilters(chosen, { view: 'list' }).page).toBe(4)
  })
  it('nearest ends with the place it needs', () => {
    const near = changeFilters(NO_FILTERS, { near: { lat: 24, lng: 84 }, sort: 'nearest' })
    expect(near.sort).toBe('nearest')
    expect(withoutFilter(near, 'near')).toMatchObject({ near: null, sort: '' })
  })
})

describe('chips', () => {
  it('name what is in force and take it away', () => {
    const filters = parseFilters('?search=bank&location=sonpani&openNow=true')
    expect(listActiveFilters(filters)).toEqual(['search', 'location', 'openNow'])
    expect(formatFilterQuery(withoutFilter(filters, 'location'))).toBe('?search=bank&openNow=true')
    expect(formatFilterQuery(clearFilters({ ...filters, view: 'list' }))).toBe('?view=list')
  })
})
