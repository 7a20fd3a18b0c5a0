import { createHash } from 'node:crypto'
import { expect, test as playwright } from '@playwright/test'
import { followRequests } from './wait-until-settled.ts'

export { expect }

export type Expectations = {
  /** The site's files are served, but the API does not answer. */
  apiDown: boolean
  /** Addresses or kinds of failure that are part of the test, and the console messages about them. */
  mayFail: RegExp | null
  /** The test ends the session of the page: its requests may then be answered with 401. */
  sessionEnds: boolean
  /** Addresses of other hosts that this test may ask. */
  mayAsk: RegExp | null
}

/**
 * Playwright's `test` with a watched page: in every test, no other host is asked, no request fails,
 * no script throws, and the content security policy refuses nothing.
 */
export const test = playwright.extend<Expectations>({
  // Each test has its own visitor address; otherwise all tests together would exceed the rate
  // limits of one.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use, { testId }) => {
    await use({ 'X-Forwarded-For': toClientAddress(testId) })
  },
  apiDown: [false, { option: true }],
  mayFail: [null, { option: true }],
  sessionEnds: [false, { option: true }],
  mayAsk: [null, { option: true }],
  page: async ({ page, baseURL, apiDown, mayFail, sessionEnds, mayAsk }, use) => {
    const foreign: string[] = []
    const wrong: string[] = []
    const isExpected = (address: string) =>
      Boolean(mayFail?.test(address)) || (apiDown && new URL(address).pathname.startsWith('/api/'))
    const isTold = (text: string) =>
      text.startsWith('Failed to load resource') || Boolean(mayFail?.test(text))

    followRequests(page)
    page.on('request', (request) => {
      if (
        /^(https?|wss?):/.test(request.url()) &&
        new URL(request.url()).origin !== baseURL &&
        !mayAsk?.test(request.url())
      )
        foreign.push(request.url())
    })
    page.on('response', (response) => {
      const isPage = response.request().isNavigationRequest()
      const isEnded = sessionEnds && response.status() === 401
      if (response.status() >= 400 && !isPage && !isEnded && !isExpected(response.url()))
        wrong.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', (request) => {
      // Aborted by the page itself, as when it navigates.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      const failed = `${request.failure()?.errorText} ${request.url()}`
      if (!isExpected(request.url()) && !mayFail?.test(failed)) wrong.push(failed)
    })
    page.on('console', (message) => {
      // Failed requests are checked above, by address.
      if (message.type() === 'error' && !isTold(message.text())) wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.stack ?? error.message))
    if (apiDown) await page.route(/\/api\//, (route) => route.abort('connectionrefused'))

    await use(page)
    // Closed while it goes to another page, the browser now and then never ends.
    if (!page.isClosed()) await page.waitForLoadState('load', { timeout: 5000 }).catch(() => null)
    expect(foreign, 'asked of other hosts').toEqual([])
    expect(wrong, 'went wrong on the page').toEqual([])
  },
})

/** A private address derived from a test's name. */
const toClientAddress = (testId: string): string =>
  `10.${[...createHash('sha1').update(testId).digest().subarray(0, 3)].join('.')}`
