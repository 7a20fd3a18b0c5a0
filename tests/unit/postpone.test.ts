import { describe, expect, test } from 'vitest'
import { postponedOf } from '#server/publisher/renderer/postpone.ts'

const keys = (...entries: [string, string][]) => new Map(entries)
const pages = (count: number, key: string) =>
  keys(...Array.from({ length: count }, (_, n): [string, string] => [`/business/${n}`, key]))

describe('pages left for the next publication', () => {
  const known = [pages(6, 'old')]

  test('none, while a change is small', () => {
    expect(postponedOf(pages(3, 'new'), known, [], 3)).toEqual([])
  })

  test('those beyond the limit, whatever part holds them', () => {
    const parts = [pages(2, 'old'), keys(['/business/2', 'old'], ['/business/3', 'old'])]
    expect(postponedOf(pages(4, 'new'), parts, [], 3)).toEqual(['/business/3'])
  })

  test('never pages that are new, which others lead to, nor files of the sitemap', () => {
    const touched = keys(
      ['/a', '1'],
      ['/b', '1'],
      ['/c', '1'],
      ['/sitemap-x.xml', '1'],
      ['/business/0', 'new'],
    )
    expect(postponedOf(touched, [...known, keys(['/sitemap-x.xml', '0'])], [], 1)).toEqual([])
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
    expect(postponedOf(touched, known, made, 2)).toEqual(['/business/0', '/business/1'])
  })
})
