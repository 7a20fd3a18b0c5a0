import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { UNSENT_FILES_DB } from '#stores/unsent-files.ts'
import { createMailAddress, PASSWORD, readMailedProof } from './register.ts'

/** Quicker than this, only a program fills a form. */
const TYPING_MS = 1600

/** Registers the owner of a business on the pages, up to the code of the mail. */
export async function registerOwner(page: Page, name = 'Asha Kumari'): Promise<string> {
  const address = createMailAddress()
  await page.goto('/register/business#email')
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await field('Your name').fill(name)
  await field('Email address').fill(address)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.waitForTimeout(TYPING_MS)
  await page.getByRole('button', { name: 'Create business account' }).click()
  const { code } = await readMailedProof(address)
  await field('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
  return address
}

/** A made-up photo of a phone, too small to be made smaller. */
export const createPhoto = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})

/**
 * Fills in what a listing needs, and hours. Its category and town are those that no other test
 * counts.
 */
export async function fillListing(page: Page, name: string, phone: string): Promise<void> {
  await page.locator('#listing-name').fill(name)
  const kinds = page.getByLabel('Category')
  const kind = await kinds.locator('option', { hasText: /^Services/ }).textContent()
  await kinds.selectOption({ label: kind! })
  await page
    .locator('#listing-description')
    .fill('Repairs of phones while you wait. A made-up shop.')
  await page.locator('#listing-phone').fill(phone)
  await page.getByLabel('City or town').selectOption({ label: 'Sonpani' })
  await page.locator('#listing-address').fill('Main Road, beside the bus stand')
  await page.getByRole('button', { name: 'Mon to Sat' }).click()
}

/** Chooses photos of which the first is cut off on its way as often as told; all arrive. */
export async function uploadPhotosOnBadConnection(page: Page, cuts: number): Promise<void> {
  let lost = 0
  await page.route('**/api/uploads/business/photos', async (route) => {
    if (lost >= cuts) return route.fallback()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
    lost++
  })
  const photos = page.getByRole('group', { name: 'Photos', exact: true })
  await photos
    .locator('input[type=file]')
    .setInputFiles([
      await createPhoto('shop.png', '#2f4f63'),
      await createPhoto('inside.png', '#8c2f1c'),
    ])
  for (let cut = 1; cut <= cuts; cut++) {
    await expect.poll(() => lost).toBe(cut)
    await page.context().setOffline(false)
  }
  // If the connection is back before the photo waits for it, the upload is tried again after some
  // seconds.
  await expect(photos.getByLabel('Photo description')).toHaveCount(2, { timeout: 20_000 })
}

/**
 * Waits until this device has kept so many photos that are not sent. They are shown before: a
 * reload in the same moment would still lose them.
 */
export const waitUntilPhotosAreKept = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(countKeptPhotos, UNSENT_FILES_DB)).toBe(count)

/** Runs in the page. */
async function countKeptPhotos(name: string): Promise<number> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('No storage'))
    })
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return 0
  const database = await settled(indexedDB.open(name))
  const reading = database.transaction('forms').objectStore('forms').getAll()
  const forms = await settled(reading as IDBRequest<{ photos: unknown[] }[]>)
  database.close()
  return forms.reduce((all, { photos }) => all + photos.length, 0)
}
