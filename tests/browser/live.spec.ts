import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { makeOwner } from './setup/app-people.ts'
import { expect, test } from './setup/test.ts'

const isStream = (url: string) => url.endsWith('/api/live')

async function openMessages(page: Page, token: string) {
  await page.goto('/help')
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
  const stream = page.waitForResponse((response) => isStream(response.url()))
  await page.goto('/messages')
  expect((await stream).status()).toBe(200)
}

const seen = (page: Page, subject: string) => page.getByRole('main').getByText(subject).first()

test.describe('where the line is lost', () => {
  // What is loaded beforehand may be under way when it goes.
  test.use({ mayFail: /ERR_INTERNET_DISCONNECTED .*\/_astro\// })

  test('a message is there without a reload, after a line that was down too', async ({
    page,
    context,
    request,
  }) => {
    const { owner, write } = await makeOwner(request)
    await openMessages(page, owner.token)
    await expect(seen(page, 'Sunday opening')).toBeVisible()
    await write('On Monday then')
    await expect(seen(page, 'On Monday then')).toBeVisible()

    await context.setOffline(true)
    await write('Or on Tuesday')
    await context.setOffline(false)
    await expect(seen(page, 'Or on Tuesday')).toBeVisible({ timeout: 15_000 })
  })
})

test(
  'of two tabs one holds the stream, and both hear',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    const { owner, write } = await makeOwner(request)
    await openMessages(page, owner.token)
    const second = await context.newPage()
    const streams: string[] = []
    second.on('request', (asked) => {
      if (isStream(asked.url())) streams.push(asked.url())
    })
    await second.goto('/messages')
    await expect(seen(second, 'Sunday opening')).toBeVisible()
    await write('On Monday then')
    for (const tab of [page, second]) await expect(seen(tab, 'On Monday then')).toBeVisible()
    expect(streams).toEqual([])
  },
)
