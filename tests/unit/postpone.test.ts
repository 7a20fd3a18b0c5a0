import { describe, expect, test } from 'vitest'
import { findPostponable, choosePostponed } from '#server/publishing/publisher/renderer/postpone.ts'

const keys = (...entries: [string, string][]) => new Map(entries)
const pages = (count: number, key: string) =>
  keys(...Array.from({ length: count }, (_, n): [string, string] => [`/business/${n}`, key]))

describe('pages left for the next publication', () => {
  const known = [pages(6, 'old')]

  test('none, while a change is small', () => {
    expect(choosePostponed(findPostponable(pages(3, 'new'), known, []), { most: 3 })).toEqual([])
  })

  test('those beyond the limit, whatever part holds them', () => {
    const parts = [pages(2, 'old'), keys(['/business/2', 'old'], ['/business/3', 'old'])]
    expect(choosePostponed(findPostponable(pages(4, 'new'), parts, []), { most: 3 })).toEqual([
      '/business/3',
    ])
  })

  test('never pages that are new, which others lead to, nor files of the sitemap', () => {
    const touched = keys(
      ['/a', '1'],
      ['/b', '1'],
      ['/c', '1'],
      ['/sitemap-x.xml', '1'],
      ['/business/0', 'new'],
    )
    const existing = findPostponable(touched, [...known, keys(['/sitemap-x.xml', '0'])], [])
    expect(existing).toEqual({ fresh: ['/business/0'], old: [] })
    expect(choosePostponed(existing, { most: 1 })).toEqual([])
  })

  test('what was left before comes after what was touched since', () => {
    const touched = pages(4, 'new')
    const made = [
      keys(
        ['/business/0', 'new'],
        ['/business/1', 'new'],
        ['/business/2', 'old'],
        ['/business/3', 'old'],
      ),
    ]
    expect(choosePostponed(findPostponable(touched, known, made), { most: 2 })).toEqual([
      '/business/0',
      '/business/1',
    ])
  })

  test('never those that lead to one that went, beside as many others as the limit says', () => {
    const must = new Set(['/business/4', '/business/5'])
    const existing = findPostponable(pages(6, 'new'), known, [])
    expect(choosePostponed(existing, { most: 2, must })).toEqual(['/business/2', '/business/3'])
  })

  test('in a hurry, all that was left before', () => {
    const left = ['/business/0', '/business/1', '/business/2', '/business/3']
    const existing = { fresh: ['/a', '/b'], old: left }
    expect(choosePostponed(existing, { most: 9, leavesOld: true })).toEqual(left)
    expect(choosePostponed(existing, { most: 1, leavesOld: true })).toEqual(['/b', ...left])
  })
})
