import { describe, expect, it } from 'vitest'
import { cutIntoPages, getPageWindow, BUSINESSES_PER_PAGE } from '#shared/view/paging.ts'

describe('pagination shows first, last, two around the current, an ellipsis 3 away', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [1, 10, '1 2 3 … 10'],
    [3, 10, '1 2 3 4 5 … 10'],
    [4, 10, '1 2 3 4 5 6 … 10'],
    [5, 10, '1 … 3 4 5 6 7 … 10'],
    [6, 10, '1 … 4 5 6 7 8 … 10'],
    [7, 10, '1 … 5 6 7 8 9 10'],
    [10, 10, '1 … 8 9 10'],
    [500_000, 1_000_000, '1 … 499998 499999 500000 500001 500002 … 1000000'],
    [0, 3, '1 2 3'],
    [99, 3, '1 2 3'],
    [1, 0, ''],
  ])('page %d of %d', (current, total, shown) => {
    expect(getPageWindow(current, total).join(' ').replaceAll('ellipsis', '…')).toBe(shown)
  })

  it('lists have 12 on a page', () => {
    expect(BUSINESSES_PER_PAGE).toBe(12)
  })
})

describe('a list is cut into pages', () => {
  it('the last may be short, and an empty list has one page', () => {
    expect(cutIntoPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(cutIntoPages([1, 2], 2)).toEqual([[1, 2]])
    expect(cutIntoPages([], 2)).toEqual([[]])
  })
})
