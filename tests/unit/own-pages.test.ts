import { expect, it } from 'vitest'
import { listOwnPages } from '#snapshot/own-pages.ts'

const rows = (...slugs: string[]) => slugs.map((slug, i) => ({ id: i + 1, slug })) as never
const all = {
  businesses: rows('tea-house', 'bank'),
  reviews: [{ id: 7, businessId: 1 }] as never,
  posts: rows('monsoon', 'fairs'),
  ads: rows('bicycle', 'tractor'),
}

it('the pages of marked records are their own, whatever else shows them', () => {
  const marks = [
    { noun: 'businesses', recordId: 2 },
    { noun: 'blog', recordId: 1 },
    { noun: 'reviews', recordId: 7 },
    { noun: 'classified-ads', recordId: 2 },
    { noun: 'settings', recordId: 1 },
  ]
  const own = ['/business/tea-house', '/business/bank', '/blog/monsoon', '/classified/tractor']
  expect(listOwnPages(all, marks)).toEqual(own)
})

it('many of a noun at once, and records that have gone, have none', () => {
  expect(listOwnPages(all, [{ noun: 'businesses', recordId: null }])).toEqual([])
  expect(listOwnPages(all, [{ noun: 'businesses', recordId: 9 }])).toEqual([])
})
