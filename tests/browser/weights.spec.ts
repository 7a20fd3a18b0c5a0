import { join } from 'node:path'
import { ADMIN_PATHS, APP_PATHS, HELPER_PATHS } from '#config/app-paths.ts'
import { weighPage, weighAd, weighAdmin, weighApp, weighIslands } from '../site/weights.ts'
import { BUDGETS } from './setup/budgets.ts'
import { getServedSiteFolder } from './setup/folder.ts'
import '#app/data/early-responses.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeAdmin, makeOwner } from './setup/app-people.ts'
import { expect, test } from './setup/test.ts'

/** KB of the editor of posts with its rich writing, which loads there alone. */
const EDITOR = 200

/**
 * The screens that are opened most: what there is once each can be used, and what may have been
 * asked for until then.
 */
const OFTEN_OPENED = [
  { screen: 'dashboard', requests: 8, kilobytes: 115, usable: '.dash-t :is(.task, p)' },
  {
    screen: 'addListing',
    requests: 10,
    kilobytes: 135,
    usable: 'main form input:not([type=file])',
  },
  { screen: 'adminReview', requests: 10, kilobytes: 135, usable: '.decide button:enabled' },
] as const

test.describe('pages stay light', { tag: '@desktop' }, () => {
  for (const [file, budget] of Object.entries(BUDGETS)) {
    test(
      `${file}: ${budget.html} KB of HTML, ${budget.css} KB of CSS, ${budget.inlineScript} KB ` +
        'of inline script',
      async () => {
        const site = await getServedSiteFolder()
        const weight = await weighPage(site, join(...file.split('/')))
        expect(weight.html).toBeGreaterThan(0)
        expect(weight.css).toBeGreaterThan(0)
        expect(weight.html / 1024).toBeLessThanOrEqual(budget.html)
        expect(weight.css / 1024).toBeLessThanOrEqual(budget.css)
        expect(weight.inlineScript / 1024).toBeLessThanOrEqual(budget.inlineScript)
      },
    )
  }

  test('what the islands of a page download when they wake, beside React', async () => {
    const site = await getServedSiteFolder()
    const heavy: Record<string, string> = {}
    for (const [file, { islands = 0 }] of Object.entries(BUDGETS)) {
      const weight = (await weighIslands(site, join(...file.split('/')))) / 1024
      if (weight > islands) heavy[file] = `${weight.toFixed(1)} KB of ${islands}`
    }
    expect(heavy).toEqual({})
  })

  test('an advertisement: 4 KB of script and styles when its place comes near', async () => {
    expect(
      (await weighAd(await getServedSiteFolder(), 'suhana-district.html')) / 1024,
    ).toBeLessThanOrEqual(4)
  })

  test('the signed-in app: 85 KB of script before a screen, 25 KB for each screen', async () => {
    const { shell, screens } = await weighApp(await getServedSiteFolder())
    expect(shell / 1024).toBeLessThanOrEqual(85)
    const paths = Object.keys(APP_PATHS).filter(
      (name) => !(name in ADMIN_PATHS) && !(name in HELPER_PATHS),
    )
    expect(screens.size).toBe(paths.length + 1)
    // The specification allows 45 KB for the form of a listing. The screens of helpers, whom few
    // are, come together.
    const mostOf = (screen: string) =>
      screen.endsWith('Listing') ? 45 : screen === 'helper-area' ? 35 : 25
    for (const [screen, weight] of screens)
      expect(weight / 1024, screen).toBeLessThanOrEqual(mostOf(screen))
  })

  test("the administrators' area: 30 KB of script over the app's, 30 for a screen", async () => {
    const { frame, screens, rich } = await weighAdmin(await getServedSiteFolder())
    expect(frame).toBeGreaterThan(0)
    expect(frame / 1024).toBeLessThanOrEqual(30)
    expect([...screens.keys()]).toContain('Overview')
    for (const [screen, weight] of screens) expect(weight / 1024, screen).toBeLessThanOrEqual(30)
    expect(rich / 1024).toBeGreaterThan(30)
    expect((screens.get('Editor')! + rich) / 1024).toBeLessThanOrEqual(EDITOR)
  })

  for (const { screen, requests, kilobytes, usable } of OFTEN_OPENED)
    test(`${screen}: can be used after ${requests} requests and ${kilobytes} KB`, async ({
      page,
      request,
    }) => {
      const { owner } = await makeOwner(request)
      const token = screen === 'adminReview' ? (await makeAdmin()).token : owner.token
      await page.addInitScript(markUsable, usable)
      await openSignedIn(page, token, APP_PATHS[screen])
      await expect(page.locator('main h1:not(.sr-only)')).toBeVisible()
      await expect(page.locator('main .skeleton')).toHaveCount(0)
      await expect(page.locator(usable).first()).toBeVisible()
      const { names, bytes } = await page.evaluate(listLoadedUntilUsable)
      expect(names.length, names.join('\n')).toBeGreaterThan(5)
      // What waits first may have a past, whose part and words come with it.
      const past = names.some((name) => name.includes('/WorkHistory.')) ? 2 : 0
      expect(names.length, names.join('\n')).toBeLessThanOrEqual(requests + past)
      expect(bytes / 1024).toBeLessThanOrEqual(kilobytes)
      // All answers that the page asked for were used.
      const unused = () => page.evaluate(() => Object.keys(earlyAnswers ?? { none: true }))
      await expect.poll(unused).toEqual([])
    })
})

/** Runs in the page: notes the moment in which something is there first. */
function markUsable(selector: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    performance.mark('usable')
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

/**
 * Runs in the page: everything that was asked for before that, the page itself, styles, scripts and
 * answers of the API, and the bytes of all of them as they were sent. What `loadLateCode` loads
 * three seconds after the page does not count.
 */
function listLoadedUntilUsable() {
  const [usable] = performance.getEntriesByName('usable')
  const loaded = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(
    ({ name, startTime }) =>
      startTime < usable!.startTime && !/\/(?:send-json|logout)\./.test(name),
  ) as PerformanceResourceTiming[]
  return {
    names: loaded.map(({ name }) => name),
    bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}
