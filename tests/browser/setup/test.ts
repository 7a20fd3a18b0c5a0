import { createHash } from 'node:crypto'
import { expect, test as playwright } from '@playwright/test'

export { expect }

export type Expectations = {
  /** The site's files are there, the API does not answer. */
  apiDown: boolean
  /** Addresses whose failure belongs to the test, and what is said of it in the console. */
  mayFail: RegExp | null
  /** Addresses of other hosts that a visitor asks for in this test. */
  mayAsk: RegExp | null
}

/**
 * Playwright's `test` with a page that is watched: whatever a test does, no other host is asked for
 * anything, no request fails, no script throws, and nothing is refused by the content security
 * policy.
 */
export const test = playwright.extend<Expectations>({
  // Each test is a visitor from an address of its own, or together they would meet the limits of
  // one.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use, { testId }) => {
    await use({ 'X-Forwarded-For': addressOf(testId) })
  },
  apiDown: [false, { option: true }],
  mayFail: [null, { option: true }],
  mayAsk: [null, { option: true }],
  page: async ({ page, baseURL, apiDown, mayFail, mayAsk }, use) => {
    const foreign: string[] = []
    const wrong: string[] = []
    const isExpected = (address: string) =>
      Boolean(mayFail?.test(address)) || (apiDown && new URL(address).pathname.startsWith('/api/'))
    const isTold = (text: string) =>
      text.startsWith('Failed to load resource') || Boolean(mayFail?.test(text))

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
      if (response.status() >= 400 && !isPage && !isExpected(response.url()))
        wrong.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', (request) => {
      // Given up by the page itself, as by going elsewhere.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return
      if (!isExpected(request.url())) wrong.push(`${request.failure()?.errorText} ${request.url()}`)
    })
    page.on('console', (message) => {
      // Failed requests are judged above, by their address.
      if (message.type() === 'error' && !isTold(message.text())) wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(error.stack ?? error.message))
    if (apiDown) await page.route(/\/api\//, (route) => route.abort('connectionrefused'))

    await use(page)
    expect(foreign, 'asked of other hosts').toEqual([])
    expect(wrong, 'went wrong on the page').toEqual([])
  },
})

/** A private address that goes with a test's name. */
const addressOf = (testId: string): string =>
  `10.${[...createHash('sha1').update(testId).digest().subarray(0, 3)].join('.')}`
