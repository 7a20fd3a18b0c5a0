import { describe, expect, it } from 'vitest'
import { NO_FILTERS, parseFilters } from '#shared/view/business-filters.ts'
import {
  toListPage,
  toListQuery,
  withoutPaging,
  countBusinessPages,
  replaceIdsWithSlugs,
  type BusinessListPage,
} from '#shared/view/business-list.ts'
import { formatListPath, parseListAddress, isUnfilteredList } from '#shared/view/list-address.ts'

const counts: BusinessListPage = {
  businesses: [],
  total: 0,
  categories: [{ id: 4, slug: 'banks', name: 'Banks', count: 87 }],
  districts: [{ state: 'Madhyam', district: 'Suhana', count: 435 }],
  ticks: { openNow: 5, verified: 2, hasPhone: 9 },
  towns: [{ id: 15, slug: 'sonpani', city: 'Sonpani', district: 'Suhana', count: 43 }],
  reading: null,
}

describe('what the list asks of the API', () => {
  it('is what was chosen, twelve at a time', () => {
    const filters = parseFilters(
      '?search=bank&category=banks&openNow=true&sort=rating&view=list&page=3',
    )
    const asked = Object.entries(toListQuery(filters, true)).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    expect(Object.fromEntries(asked)).toEqual({
      search: 'bank',
      category: 'banks',
      openNow: 'true',
      sort: 'rating',
      page: 3,
      facets: 'true',
      limit: 12,
    })
  })
  it('never asks for what is not so: an unticked filter narrows nothing', () => {
    const { openNow, verified, featured, hasPhone, facets } = toListQuery(NO_FILTERS, false)
    expect({ openNow, verified, featured, hasPhone, facets }).toEqual({})
  })
  it('names the place', () => {
    expect(toListQuery(parseFilters('?lat=24.03&lng=84.07&sort=nearest'), false)).toMatchObject({
      lat: 24.03,
      lng: 84.07,
    })
  })
})

describe('what the API answers', () => {
  const answer = {
    data: [],
    pagination: { total: 30 },
    facets: {
      category: counts.categories,
      district: counts.districts,
      city: counts.towns,
      ...counts.ticks,
    },
  }

  it('is a page with its counts', () => {
    expect(toListPage(answer)).toEqual({ ...counts, total: 30 })
  })
  it('keeps the counts of the same filters when it brings none', () => {
    expect(toListPage({ data: [], pagination: { total: 30 } }, counts)).toEqual({
      ...counts,
      total: 30,
    })
    expect(toListPage({ data: [], pagination: { total: 0 } })).toMatchObject({
      categories: [],
      towns: [],
    })
  })
  it('carries what the search made of its words', () => {
    const reading = {
      ...{ answers: [], corrected: [], ignored: ['gramin'], partial: false },
      ...{ kind: null, instead: null, town: null, elsewhere: false },
      ...{ dropped: [], number: null, closest: null },
      ...{ otherKind: false, unstated: false, hours: false },
    }
    expect(toListPage({ ...answer, reading }).reading).toBe(reading)
  })
})

describe('filters', () => {
  it('have the same counts whatever the order, the page and the look', () => {
    const filters = parseFilters('?category=banks&sort=recent&view=list&page=4')
    expect(withoutPaging(filters)).toEqual(parseFilters('?category=banks'))
  })
  it('name by slug what older links name by id', () => {
    expect(replaceIdsWithSlugs(parseFilters('?categoryId=4&location=15'), counts)).toMatchObject({
      category: 'banks',
      location: 'sonpani',
    })
    expect(replaceIdsWithSlugs(parseFilters('?category=99&location=other'), counts)).toMatchObject({
      category: '99',
      location: 'other',
    })
  })
})

describe('the address of the list', () => {
  it.each([
    ['/businesses', '/businesses'],
    ['/businesses/page/2', '/businesses/page/2'],
    ['/businesses?page=2', '/businesses/page/2'],
    ['/businesses/page/2?search=bank', '/businesses?search=bank&page=2'],
    ['/businesses?category=banks&page=2', '/businesses?category=banks&page=2'],
    ['/businesses?view=list', '/businesses?view=list'],
    ['/businesses/page/37', '/businesses?page=37'],
    ['/businesses/page/0', '/businesses'],
    ['/businesses/page/abc', '/businesses'],
    ['/businesses?search=a?b', '/businesses?search=a%3Fb'],
  ])('%s is written %s', (address, written) => {
    const filters = parseListAddress(address)
    expect(formatListPath(filters, '/businesses', 36)).toBe(written)
    expect(parseListAddress(written)).toEqual(filters)
  })

  it('is that of the whole list until something is chosen', () => {
    expect(isUnfilteredList(parseFilters('?page=3'))).toBe(true)
    for (const query of ['?search=a', '?sort=recent', '?view=list', '?verified=true'])
      expect(isUnfilteredList(parseFilters(query))).toBe(false)
  })

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [432, 36],
  ])('%i businesses fill %i pages', (total, pages) => expect(countBusinessPages(total)).toBe(pages))
})
