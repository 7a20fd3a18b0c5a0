import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { APP_PATHS, claimPath } from '#config/app-paths.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { isForeign, readTexts } from '../languages/setup/foreign-words.ts'
import { createPhoto } from './setup/add-listing.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeOwner } from './setup/app-people.ts'
import { withDatabase } from './setup/database.ts'
import { PAGES } from './setup/pages.ts'
import { createMailAddress, makeAccount, PASSWORD, readMailedProof } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { waitUntilSettled } from './setup/wait-until-settled.ts'
import { readWrittenTexts } from './setup/written-texts.ts'

/* What a reader who knows no English does, on a phone: each screen on the way is read whole. */

const inHindi = (path: string) => `/hi${path}`
const UNOWNED_BANK = 'idbi-bank-navapur'
const MEDICAL_STORE = inHindi(PAGES['business with everything'])

/** The texts with a word in Latin letters that is no name, brand, address or number. */
async function findEnglish(page: Page): Promise<string[]> {
  const texts = [await page.title(), ...(await page.locator('body').evaluate(readTexts))]
  expect(texts.length).toBeGreaterThan(20)
  const written = await readWrittenTexts()
  const ours = (text: string) => written.reduce((left, data) => left.replaceAll(data, ''), text)
  return texts.filter((text) => isForeign(text) && isForeign(ours(text)))
}

async function expectHindi(page: Page, screen: string): Promise<void> {
  await waitUntilSettled(page)
  await expect(page.locator('main .skeleton:not(.ad-frame)')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  expect.soft(await findEnglish(page), screen).toEqual([])
}

/** Quicker than this, only a program fills a form. */
const typeLikeAPerson = (page: Page) => page.waitForTimeout(MIN_FILL_MS)

test('a word of English is found', async ({ page }) => {
  await page.goto('/hi/help')
  await page.locator('main').evaluate((main) => main.append('Opening hours'))
  expect(await findEnglish(page)).toEqual(['Opening hours'])
})

test('find a bank that is open now', async ({ page }) => {
  await page.goto('/hi')
  await expectHindi(page, 'home')
  const box = page.locator('main').getByRole('search').first().locator('[name=search]')
  await box.tap()
  await box.pressSequentially('बैंक')
  await expectHindi(page, 'suggestions')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: /जगहें मिलीं$/ })).toBeVisible({
    timeout: 15_000,
  })
  await expectHindi(page, 'results')
  await page.getByRole('button', { name: 'फ़िल्टर', exact: true }).tap()
  const filters = page.getByRole('dialog', { name: 'फ़िल्टर' })
  await filters.getByRole('checkbox', { name: /^अभी खुला/ }).check()
  await expectHindi(page, 'filters')
  await filters.getByRole('button', { name: /देखें$/ }).tap()
  const bank = page.locator('.answer .card').first()
  await expect(bank.locator('.status')).toContainText('खुला')
  await expectHindi(page, 'what is open')
  await bank.locator('.card-name a').tap()
  await expect(page.locator('.business-head .status')).toContainText('खुला')
  await expectHindi(page, 'the bank')
})

test('enquire at a shop', async ({ page }) => {
  await page.goto(MEDICAL_STORE)
  await expectHindi(page, 'the shop')
  await page.locator('#send-inquiry, [data-opens="inquiry"]').first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'मैसेज भेजें' }).tap()
  await expect(dialog.getByText('अपना नाम लिखें।')).toBeVisible()
  await expectHindi(page, 'what is missing')
  await dialog.getByLabel('आपका नाम').fill('आशा')
  await dialog.getByLabel('ईमेल').fill(createMailAddress())
  await dialog.getByLabel('मैसेज').fill('पट्टी मिलेगी?')
  await typeLikeAPerson(page)
  await dialog.getByRole('button', { name: 'मैसेज भेजें' }).tap()
  await expect(page.getByText('मैसेज भेज दिया गया!')).toBeVisible()
  await expectHindi(page, 'sent')
})

test('write a review', async ({ page }) => {
  const { token } = await makeAccount({ name: 'आशा कुमारी' })
  await openSignedIn(page, token, MEDICAL_STORE)
  await page.getByRole('button', { name: 'रिव्यू लिखें' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'रिव्यू लिखें' })
  await expectHindi(page, 'the form')
  await dialog.getByRole('button', { name: 'रिव्यू भेजें' }).tap()
  await expect(dialog.getByText('रिव्यू में कुछ लिखें।')).toBeVisible()
  await dialog.getByLabel('आपका रिव्यू').fill('दवा समय पर मिली।')
  await dialog.getByRole('button', { name: 'रिव्यू भेजें' }).tap()
  await expect(page.locator('[data-own-review]')).toContainText('दवा समय पर मिली।')
  await expectHindi(page, 'my review')
})

test('register', async ({ page }) => {
  await page.goto('/hi/login')
  await expectHindi(page, 'login')
  await page.getByRole('link', { name: 'खाता बनाएँ' }).first().tap()
  await expect(page).toHaveURL('/hi/register')
  await expectHindi(page, 'the form')
  await page.getByRole('button', { name: 'ईमेल', exact: true }).tap()
  await expectHindi(page, 'the form by email')
  await page.locator('[data-entry] [type=submit]').tap()
  await expect(page.getByText('अपना नाम लिखें।').first()).toBeVisible()
  await expectHindi(page, 'what is missing')
  const address = createMailAddress()
  await page.getByRole('textbox', { name: 'आपका नाम', exact: true }).fill('सीता देवी')
  await page.locator('[name=email]').first().fill(address)
  await page.locator('[name=password]').fill(PASSWORD)
  await typeLikeAPerson(page)
  await page.locator('[data-entry] [type=submit]').tap()
  const mailedCode = page.getByRole('textbox', { name: 'ईमेल में आया कोड', exact: true })
  await expect(mailedCode).toBeVisible()
  await expectHindi(page, 'the code')
  const { code } = await readMailedProof(address)
  await mailedCode.fill(code)
  await page.getByRole('button', { name: 'पक्का करें' }).tap()
  const registered = page.getByRole('heading', { name: 'आपका खाता बन गया' })
  await expect(registered).toBeVisible()
  await expectHindi(page, 'registered')
  await page.getByRole('link', { name: 'आगे बढ़ें' }).tap()
  await expect(registered).toBeHidden()
  await expectHindi(page, 'signed in')
})

test('add a shop', async ({ page }) => {
  const { token } = await makeAccount({ name: 'आशा कुमारी', role: 'owner' })
  await openSignedIn(page, token, inHindi(APP_PATHS.addListing))
  await expect(page.locator('#listing-name')).toBeVisible()
  await expectHindi(page, 'the form')
  await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).last().tap()
  await expectHindi(page, 'what is missing')
  await page.locator('#listing-name').fill('आशा मोबाइल केयर')
  await page.locator('#listing-categoryId').selectOption({ index: 1 })
  await page.locator('#listing-description').fill('मोबाइल बनाते हैं। नमूना दुकान।')
  await page.locator('#listing-phone').fill(`90000${String(Date.now()).slice(-5)}`)
  await page.locator('#listing-locationId').selectOption({ label: 'सोनपानी' })
  await page.locator('#listing-address').fill('मेन रोड')
  await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).last().tap()
  await expect(page.getByRole('heading', { name: 'आशा मोबाइल केयर' })).toBeVisible()
  await expectHindi(page, 'sent')
  await page.goto(inHindi(APP_PATHS.dashboard))
  await expectHindi(page, 'the dashboard')
})

test('answer a message', async ({ page, request }) => {
  const { owner } = await makeOwner(request, { subject: 'रविवार को', shop: 'नमूना केयर' })
  await openSignedIn(page, owner.token, inHindi(APP_PATHS.messages))
  const message = page.getByRole('link', { name: /रविवार को/ })
  await expect(message).toBeVisible()
  await expectHindi(page, 'the messages')
  await message.tap()
  await expect(page.getByRole('log')).toBeVisible()
  await page.getByRole('textbox', { name: 'मैसेज', exact: true }).fill('रविवार को दुकान बंद है।')
  await page.getByRole('button', { name: 'जवाब भेजें' }).tap()
  await expect(page.getByRole('log')).toContainText('रविवार को दुकान बंद है।')
  await expectHindi(page, 'answered')
})

test('begin an ad', async ({ page }) => {
  const { token } = await makeAccount({ name: 'आशा कुमारी' })
  await openSignedIn(page, token, inHindi(APP_PATHS.postAd))
  const title = page.getByLabel('शीर्षक').first()
  await expect(title).toBeVisible()
  await expectHindi(page, 'the form')
  await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).last().tap()
  await expectHindi(page, 'what is missing')
})

test('claim a shop', async ({ page }) => {
  const { token } = await makeAccount({ name: 'आशा कुमारी' })
  const id = await takeUnownedListing()
  await openSignedIn(page, token, inHindi(claimPath(id)))
  await page.getByRole('button', { name: 'फ़ोन पर बात' }).tap()
  await expectHindi(page, 'by a call')
  await page.getByRole('button', { name: 'कागज़', exact: true }).tap()
  await page.getByRole('button', { name: 'भेजें', exact: true }).tap()
  await expect(page.getByText('पहले कागज़ की फ़ोटो चुनें।').first()).toBeVisible()
  await expectHindi(page, 'what is missing')
  await page.locator('input[type=file]').setInputFiles(await createPhoto('बिल.png', '#8c2f1c'))
  await page.getByRole('button', { name: 'भेजें', exact: true }).tap()
  await expect(page.getByText('हम 24-48 घंटे में कागज़ जाँचेंगे।')).toBeVisible()
  await expectHindi(page, 'sent')
})

test('complain', async ({ page }) => {
  await page.goto(MEDICAL_STORE)
  await page.getByRole('link', { name: 'गलती बताएँ' }).tap()
  const dialog = page.getByRole('dialog', { name: 'गलती बताएँ' })
  await dialog.getByRole('button', { name: 'शिकायत भेजें' }).tap()
  await expect(dialog.getByText('वजह चुनें।')).toBeVisible()
  await expectHindi(page, 'what is missing')
  await dialog.getByLabel('क्या गलत है?').selectOption('wrong')
  await dialog.getByLabel(/^और बताएँ/).fill('दुकान दूसरी जगह चली गई।')
  await typeLikeAPerson(page)
  await dialog.getByRole('button', { name: 'शिकायत भेजें' }).tap()
  await expect(page.getByText(/शिकायत नंबर: R-\d+/)).toBeVisible()
  await expectHindi(page, 'a page, told of')

  await page.goto('/hi/grievance')
  await expectHindi(page, 'the officer')
  await page.getByRole('textbox', { name: 'पूरा नाम' }).fill('आशा कुमारी')
  await page.getByRole('main').locator('[name=email]').fill(createMailAddress())
  await page.getByLabel('क्या गलत है?').selectOption('wrong')
  await page.getByLabel('क्या गलत है, और क्या होना चाहिए?').fill('दुकान दूसरी जगह चली गई।')
  await typeLikeAPerson(page)
  await page.getByRole('button', { name: 'शिकायत भेजें' }).tap()
  await expect(page.getByText('आपकी शिकायत मिल गई।').last()).toBeVisible()
  await expectHindi(page, 'complained')
})

test('read the guide of the district', async ({ page }) => {
  await page.goto('/hi')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ज़िले की जानकारी' }).tap()
  await expect(page).toHaveURL('/hi/suhana-district')
  await expectHindi(page, 'the guide')
})

/** The id of a listing that has no owner and no other test takes. */
const takeUnownedListing = () =>
  withDatabase(async (db) => {
    const [listing] = await db
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.slug, UNOWNED_BANK))
    return listing!.id
  })
