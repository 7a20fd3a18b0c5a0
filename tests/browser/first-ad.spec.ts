import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { createPhoto, waitUntilPhotosAreKept } from './setup/add-listing.ts'
import { readMailTo } from './setup/outbox.ts'
import { createMailAddress, readMailedProof } from './setup/register.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

/* As long as such a name is; the part that makes it another in each run is not typed by anybody. */
const LOGIN = 'anita.devi@example.org'
const PASSWORD = 'mahua-phool'

test('from the home page to a sent ad without an account', async ({ page, request }) => {
  test.slow()
  const thumb = new Thumb()
  const address = createMailAddress()
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()

  await test.step('the form comes first', async () => {
    await page.goto('/')
    await thumb.tap(page.getByRole('link', { name: 'Post Ad' }).first())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post an ad')
    await thumb.type(field('Title'), 'Bicycle')
    await thumb.choose(field('Category'), /Cycles/)
    await thumb.type(field('Description'), 'With bell')
    await thumb.tap(page.getByRole('radio', { name: 'Good', exact: true }))
    await thumb.type(field('Price in rupees'), '2500')
    await page.keyboard.press('Enter')
    await thumb.choose(field('Town or village'), /^Sonpani$/)
    await thumb.type(page.getByRole('textbox', { name: 'Phone', exact: true }), '9000000031')
  })

  const photos = page.getByRole('group', { name: 'Photos (optional)' })
  await test.step('a photo is kept on the device: nobody is there to send it as', async () => {
    await photos.locator('input[type=file]').setInputFiles(await createPhoto('bell.png', '#8c2f1c'))
    await expect(photos.getByRole('listitem')).toHaveCount(1)
    await waitUntilPhotosAreKept(page, 1)
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(field('Title')).toHaveValue('Bicycle')
    await expect(field('Town or village')).toHaveValue('Sonpani')
    await expect(photos.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the account is the last step', async () => {
    await thumb.type(field('Your name'), 'Anita Devi')
    await thumb.tap(page.getByRole('radio', { name: /^Email/ }))
    await thumb.next(page.getByRole('textbox', { name: 'Email' }), '')
    thumb.characters += LOGIN.length
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await thumb.next(page.getByRole('textbox', { name: 'Password' }), PASSWORD)
    expect(await findViolations(page)).toEqual([])
    // Quicker than this, only a program fills a form.
    await page.waitForTimeout(MIN_FILL_MS)
    await thumb.tap(page.getByRole('button', { name: 'Email me the code' }))
    const { code } = await readMailedProof(address)
    await expect(field('Code from the email')).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    // Six digits are sent as soon as they are there.
    await thumb.type(field('Code from the email'), code)
  })

  await test.step('one sees the own ad and what comes next, and a mail says so', async () => {
    await expect(
      page.getByRole('heading', { name: 'Ad submitted for admin approval!' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your ad' })).toContainText('Bicycle')
    const token = await page.evaluate((key) => localStorage.getItem(key)!, TOKEN_KEY)
    const headers = { Authorization: `Bearer ${token}` }
    const own = await request.get('/api/classified/user/my-ads', { headers })
    const { data } = (await own.json()) as { data: { images: string[] }[] }
    expect(data.map(({ images }) => images.length)).toEqual([1])
    await expect(page.getByText('Usually within 24-48 hours')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await readMailTo(address, 'ad-received')).toContain('Bicycle')
  })

  const effort = `${thumb.taps} taps, ${thumb.characters} characters, ${thumb.seconds} s`
  test.info().annotations.push({ type: 'effort', description: effort })
  expect(thumb.taps).toBeLessThanOrEqual(14)
  expect(thumb.seconds).toBeLessThanOrEqual(60)
})

test('the mailed link on another device: one logs in here and sends the ad', async ({
  page,
  browser,
}) => {
  test.slow()
  const address = createMailAddress()
  const field = (label: string) => page.getByLabel(label, { exact: false }).first()
  await page.goto('/classified/post')
  await field('Title').fill('Namuna gate')
  await field('Category').selectOption({ index: 1 })
  await field('Description').fill('Iron')
  await page.getByRole('radio', { name: 'Good', exact: true }).check()
  await field('Price in rupees').fill('2500')
  await field('Town or village').selectOption('Sonpani')
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('9000000031')
  await field('Your name').fill('Anita Devi')
  await page.getByRole('radio', { name: /^Email/ }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.waitForTimeout(MIN_FILL_MS)
  await page.getByRole('button', { name: 'Email me the code' }).click()

  const other = await (await browser.newContext()).newPage()
  await other.goto((await readMailedProof(address)).link)
  await other.locator('[name=password]').fill(PASSWORD)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('It is saved there and not sent yet')).toBeVisible()
  await other.context().close()

  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[data-entry] [type=submit]').click()
  await expect(field('Title')).toHaveValue('Namuna gate')
  await expect(field('Town or village')).toHaveValue('Sonpani')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('region', { name: 'Your ad' })).toContainText('Namuna gate')
})
