import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'

test.use({ serviceWorkers: 'allow', mayFail: /./ })

/** Runs in the page: what a phone does when an app shares a photo and words to the site. */
function shareTo(action: string) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
  const files = new DataTransfer()
  const canvas = document.createElement('canvas')
  const bytes = Uint8Array.from(atob(canvas.toDataURL().split(',')[1]!), (c) => c.codePointAt(0)!)
  files.items.add(new File([bytes], 'tractor.png', { type: 'image/png' }))
  const photos = document.createElement('input')
  Object.assign(photos, { type: 'file', name: 'photos', multiple: true })
  photos.files = files.files
  const title = document.createElement('input')
  Object.assign(title, { name: 'title', value: 'A made-up tractor' })
  form.append(photos, title)
  document.body.append(form)
  form.submit()
}

async function startWorker(page: Page, path: string) {
  await page.goto(path)
  const isControlled = () => Boolean(navigator.serviceWorker.controller)
  await expect.poll(() => page.evaluate(isControlled), { timeout: 60_000 }).toBe(true)
}

test('a photo that is shared to the installed site begins an ad', async ({ page }) => {
  await startWorker(page, '/share')
  await expect(page.getByText('Nothing was shared')).toBeVisible()
  await page.evaluate(shareTo, '/share')
  await expect(page.getByText('What would you like to do with it?')).toBeVisible()
  await expect(page.getByText('A made-up tractor')).toBeVisible()
  await expect(page.getByText('1 photo')).toBeVisible()
  await page.getByRole('link', { name: 'Post an ad' }).click()
  await page.waitForURL(/\/classified\/post$/)
  await expect(page.getByLabel(/^Title/)).toHaveValue('A made-up tractor')
  await expect(page.getByRole('button', { name: 'Add more photos' })).toContainText('1 of 5')
  await page.goto('/share')
  await expect(page.getByText('Nothing was shared')).toBeVisible()
})

test('without the worker the words go on in the address, and the photo is asked for again', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  await page.goto('/share')
  await page.evaluate(shareTo, '/share')
  await expect(page.getByText('A made-up tractor')).toBeVisible()
  await expect(page.getByText('The photos didn’t come along.')).toBeVisible()
  await expect(page).toHaveURL(/\/share$/)
  await page.getByRole('link', { name: 'Post an ad' }).click()
  await page.waitForURL(/\/classified\/post$/)
  await expect(page.getByLabel(/^Title/)).toHaveValue('A made-up tractor')
  await page.close()
})

test('the site can be installed: names, icons, shortcuts and what may be shared to it', async ({
  request,
}) => {
  for (const prefix of ['', '/hi']) {
    const answer = await request.get(`${prefix}/manifest.webmanifest`)
    const manifest = (await answer.json()) as {
      display: string
      start_url: string
      icons: { src: string; purpose: string }[]
      shortcuts: { url: string }[]
      share_target: { action: string }
      screenshots: { src: string; form_factor: string }[]
    }
    expect(manifest).toMatchObject({ display: 'standalone', start_url: prefix || '/' })
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable'])
    const addresses = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
      manifest.share_target.action,
      ...manifest.screenshots.map(({ src }) => src),
      '/apple-touch-icon.png',
    ]
    expect(addresses).toHaveLength(10)
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
  }
})
