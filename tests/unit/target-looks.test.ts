import { describe, expect, test } from 'vitest'
import {
  judgeLandingPage,
  getNextCheckTime,
  getReachedSite,
  type LandingPageCheck,
} from '#shared/rules/landing-page-checks.ts'

const seen = (values: Partial<LandingPageCheck>): LandingPageCheck => ({
  ...{ outcome: 'answers', status: 200, finalUrl: 'https://shop.example/' },
  ...values,
})
const leads = (finalUrl: string) => seen({ outcome: 'redirects', status: 301, finalUrl })

describe('a look at the address of a running campaign', () => {
  test.each([
    ['it answers', seen({}), 'shop.example', 'fine'],
    ['it leads where it led', leads('https://www.other.example/x'), 'other.example', 'fine'],
    ['it leads to another site', leads('https://evil.example/'), 'shop.example', 'moved'],
    ['nobody had looked before', leads('https://other.example/'), null, 'fine'],
    ['it may not be asked', seen({ outcome: 'refused', status: null }), null, 'refused'],
    ['it does not answer', seen({ outcome: 'fails', status: null }), null, 'unreachable'],
    ['the page is gone', seen({ outcome: 'fails', status: 404 }), null, 'unreachable'],
    ['its server is broken', seen({ outcome: 'fails', status: 502 }), null, 'unreachable'],
    ['it answers people alone', seen({ outcome: 'fails', status: 403 }), null, 'fine'],
    ['it was asked too often', seen({ outcome: 'fails', status: 429 }), null, 'fine'],
    ['this machine is offline', seen({ outcome: 'unchecked', status: null }), null, 'unknown'],
  ])('%s', (_, look, approvedSite, verdict) => {
    expect(judgeLandingPage(look, approvedSite)).toBe(verdict)
  })

  test('knows the site without www, and none where nothing answered', () => {
    expect(getReachedSite(leads('https://www.other.example/a'))).toBe('other.example')
    expect(getReachedSite(seen({ outcome: 'fails', status: null }))).toBeNull()
  })

  test.each([
    ['a week later', 'fine', 0, '2026-11-08'],
    ['a day later after the first failure', 'unreachable', 1, '2026-11-02'],
    ['a week later when somebody was told', 'unreachable', 2, '2026-11-08'],
    ['a day later when this machine was offline', 'unknown', 0, '2026-11-02'],
  ] as const)('comes again %s', (_, verdict, failures, day) => {
    const next = getNextCheckTime(new Date('2026-11-01T08:00:00Z'), verdict, failures)
    expect(next.toISOString()).toBe(`${day}T08:00:00.000Z`)
  })
})
