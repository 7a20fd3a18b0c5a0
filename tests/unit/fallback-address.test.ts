import { describe, expect, test } from 'vitest'
import {
  getRequestedBusiness,
  getPageFallbackPath,
  isEmptyFallbackPath,
} from '#shared/view/fallback-address.ts'

describe('a business without a page of its own', () => {
  test.each([
    ['/business/new-shop', '/fallback/business?business=new-shop'],
    ['/business/BIZ-7/', '/fallback/business?business=BIZ-7'],
    ['/business', '/fallback/business'],
    ['/business/', '/fallback/business'],
    ['/business/a/b', null],
    ['/businesses', null],
    ['/elsewhere', null],
  ])('%s is shown at %s', (path, address) => {
    expect(getPageFallbackPath(path)).toBe(address)
  })

  test.each([
    ['/business/new-shop', '', 'new-shop'],
    ['/business/%E0%A4%AC%E0%A5%88%E0%A4%82%E0%A4%95', '', 'बैंक'],
    ['/fallback/business', '?business=new-shop', 'new-shop'],
    ['/fallback/business', '', null],
    ['/business/undefined', '', null],
    ['/business/%E0%A4%A', '', null],
  ])('%s%s asks for %s', (path, query, named) => {
    expect(getRequestedBusiness(path, query)).toBe(named)
  })

  test.each([
    ['/fallback/business', '', true],
    ['/fallback/business', '?business=', true],
    ['/business', '', true],
    ['/business/', '', true],
    ['/fallback/business', '?business=undefined', false],
    ['/business/undefined', '', false],
    ['/business/%E0%A4%A', '', false],
  ])('%s%s names nothing: %s', (path, query, isSo) => {
    expect(isEmptyFallbackPath(path, query)).toBe(isSo)
  })
})
