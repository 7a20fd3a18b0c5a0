import { describe, expect, test } from 'vitest'
import { withQueryChanges, readPage } from '#app/data/use-list.ts'
import { getTasks } from '#app/account/dashboard/tasks.ts'
import { getScreenAccess } from '#app/shell/admission.ts'
import { daysUntil, formatRecentTime } from '#app/shell/format-time.ts'
import { APP_PATHS, isAppPath } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'

const now = new Date('2026-11-22T10:00:00Z')

describe('who may see a screen of the app', () => {
  test.each([
    ['user', null, 'login'],
    ['user', 'user', 'in'],
    ['business', null, 'login'],
    ['business', 'user', 'business'],
    ['business', 'owner', 'in'],
    ['business', 'admin', 'in'],
    ['admin', 'user', 'denied'],
    ['admin', 'owner', 'denied'],
    ['admin', 'admin', 'in'],
  ] as const)('%s screen, role %s: %s', (guard, role, expected) => {
    expect(getScreenAccess(guard, role)).toBe(expected)
  })
})

describe('addresses of the app', () => {
  test('the routes that are built as screens are among them', () => {
    expect(isAppPath(ROUTES.dashboard.path)).toBe(true)
    expect(isAppPath(ROUTES.messages.path)).toBe(true)
    expect(isAppPath('/dashboard/other')).toBe(false)
    expect(isAppPath(ROUTES.postAd.path)).toBe(true)
    expect(isAppPath('/classified/edit/12')).toBe(true)
    expect(isAppPath('/claim/12')).toBe(true)
    for (const path of [
      '/classified/edit/x',
      '/classified/edit',
      '/classified/posts',
      '/claim/biz-12',
    ])
      expect(isAppPath(path)).toBe(false)
  })

  test('no page of the site has one of them', () => {
    const pages = Object.entries(ROUTES).filter(
      ([name]) => !['addListing', 'admin', 'dashboard', 'messages', 'postAd'].includes(name),
    )
    const paths = pages.map(([, { path }]) => path as string)
    expect(Object.values(APP_PATHS).filter((path) => paths.includes(path))).toEqual([])
  })
})

describe('a list in the address', () => {
  test('a change goes back to the first page, and blanks are left out', () => {
    const before = new URLSearchParams('type=sent&page=3&search=shop')
    expect(withQueryChanges(before, { search: '' }).toString()).toBe('type=sent')
    expect(withQueryChanges(before, { page: 4 }).toString()).toBe('type=sent&page=4&search=shop')
    expect(withQueryChanges(before, { page: 1, type: null }).toString()).toBe('search=shop')
  })

  test.each([
    ['', 1],
    ['page=2', 2],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=x', 1],
  ])('the page of "%s" is %i', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page)
  })
})

describe('when something was', () => {
  test.each([
    ['2026-11-22T08:00:00Z', /1:30/],
    ['2026-11-20T08:00:00Z', /^Fri$/],
    ['2026-11-01T08:00:00Z', /1 Nov/],
  ])('%s', (at, expected) => {
    expect(formatRecentTime(at, now)).toMatch(expected)
  })

  test('days until are rounded up', () => {
    expect(daysUntil('2026-11-24T09:00:00Z', now)).toBe(2)
    expect(daysUntil('2026-11-22T09:00:00Z', now)).toBeLessThanOrEqual(0)
  })
})

describe('the dashboard', () => {
  const ad = { status: 'active', title: 'Bicycle', expiresAt: '2026-11-24T09:00:00Z' }
  const asked = (ads: object[]) =>
    getTasks({
      businesses: [{ id: 1, name: 'Sweets', status: 'inactive' }] as never,
      ads: ads as never,
      unreadInquiries: 2,
      unreadMessages: 1,
      now,
    }).map(({ title }) => title)

  test('says what needs doing next, what is held back first', () => {
    const rejected = { ...ad, id: 2, status: 'rejected', title: 'Seed', rejectReason: 'No.' }
    expect(asked([{ ...ad, id: 1 }, rejected])).toEqual([
      'Sweets: Changes needed',
      'Your ad “Seed” was rejected',
      '1 unread message',
      '2 unread inquiries',
      'Your ad “Bicycle” ends in 2 days',
    ])
  })

  test('asks once about all listings that nobody confirmed for a year', () => {
    const listing = { name: 'Tea', status: 'active', businessHours: {}, images: ['a.webp'] }
    const stale = { ...listing, confirmedAt: '2025-01-01T00:00:00Z' }
    const titles = (businesses: object[]) =>
      getTasks({
        businesses: businesses as never,
        ads: [],
        unreadInquiries: 0,
        unreadMessages: 0,
        now,
      }).map(({ title }) => title)
    const fresh = { ...listing, id: 3, confirmedAt: now.toISOString() }
    expect(titles([fresh, { ...stale, id: 4, status: 'inactive', approvedAt: 'x' }])).toHaveLength(
      1,
    )
    expect(titles([fresh, { ...stale, id: 1 }])).toEqual(['Is “Tea” still correct?'])
    expect(
      titles([
        { ...stale, id: 1 },
        { ...stale, id: 2 },
      ]),
    ).toEqual(['Are “Tea” and 1 other listing still correct?'])
  })

  test('says nothing of an ad that has time', () => {
    expect(asked([{ ...ad, id: 1, expiresAt: '2026-12-24T09:00:00Z' }])).toHaveLength(3)
  })

  test('sends to the part of a listing that is missing', () => {
    const listing = { name: 'Tea', status: 'active', businessHours: null, images: ['a.webp'] }
    const tasks = getTasks({
      businesses: [
        { ...listing, id: 4 },
        { ...listing, id: 5, status: 'pending', businessHours: {}, images: [] },
        { ...listing, id: 6, status: 'closed', images: [] },
      ] as never,
      ads: [],
      unreadInquiries: 0,
      unreadMessages: 0,
      now,
    })
    expect(tasks.map(({ href }) => href)).toEqual([
      '/business/4/edit#part-hours',
      '/business/5/edit#part-media',
    ])
  })
})
