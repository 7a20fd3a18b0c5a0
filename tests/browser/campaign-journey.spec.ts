import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { PERSON_BROWSER } from './setup/person.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

type Listed = { creatives: { id: number; headline: string | null }[] }
type Campaigns = { campaigns: { id: number; title: string }[] }
type Stats = { data: { total: { clicks: number; spent: number } } }
type Statement = { data: { sum: number; lines: { amount: number }[] } }

/**
 * A visitor who looks for this word reads the guide until the advertisement that names it is the
 * one in the slot (one time in ten another new one is tried), and follows it.
 */
async function visit(browser: Browser, headline: string, word: string): Promise<void> {
  const context = await browser.newContext(PERSON_BROWSER)
  const page = await context.newPage()
  const way = page.getByRole('button', { name: new RegExp(headline) })
  await expect(async () => {
    const seen = page.waitForResponse(/\/ads\/display/)
    await page.goto(`/suhana-district?search=${word}`)
    await page.locator('[data-ad-placement="suhana_district_middle"]').scrollIntoViewIfNeeded()
    await seen
    await expect(way).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  const viewed = page.waitForResponse(/\/ads\/track\/impression/)
  await way.scrollIntoViewIfNeeded()
  expect(((await (await viewed).json()) as { data: object }).data).toEqual({ counted: true })
  const followed = context.waitForEvent('response', (answer) =>
    answer.url().endsWith('/ads/track/click'),
  )
  await way.click()
  expect(((await (await followed).json()) as { data: object }).data).toEqual({ counted: true })
  await context.close()
}

test(
  'a campaign: made, rejected with a reason, mended, approved, seen, clicked, paid to the paisa',
  { tag: '@desktop' },
  async ({ page, request, browser }) => {
    test.slow()
    const advertiser = await makeAccount({ name: 'Asha Kumari' })
    const admin = await makeAdmin()
    const mine = advertiser.address.slice(7, 15)
    const title = `Namuna heaters ${mine}`
    // Of all that run, only this campaign names it.
    const word = `heater${mine}`
    const decide = async (what: string, data: object) => {
      const answer = await request.post(`/api/ads/${what}/approve`, { ...as(admin.token), data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    const read = async <Answer>(path: string) =>
      (await (await request.get(`/api${path}`, as(advertiser.token))).json()) as Answer

    await openSignedIn(page, advertiser.token, '/ads')
    await page.getByRole('button', { name: 'New campaign' }).first().click()
    const form = page.getByRole('dialog', { name: 'New campaign' })
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Website link').fill('https://advertiser.example/heaters')
    await form.getByLabel('Total budget').fill('500')
    await form.getByLabel('Price per click').fill('87.35')
    await expect(form.getByText('Up to 5 clicks')).toBeVisible()
    await form.getByLabel('Keywords').fill(word)
    await page.keyboard.press('Enter')
    await expect(form.getByText(word)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await form.getByRole('button', { name: 'Send for approval' }).click()
    await expect(page.getByText('Campaign created successfully!')).toBeVisible()

    const creatives = page.getByRole('dialog')
    await creatives.getByRole('button', { name: 'Add a creative' }).click()
    await creatives.getByLabel('Ad type').selectOption('Text')
    await creatives.getByLabel('Name').fill('Words')
    await creatives.getByLabel('Size').selectOption('responsive')
    await creatives.getByLabel('Position').selectOption('content-top')
    await creatives.getByLabel('Headline').fill('Heaters for ₹100')
    await creatives.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(creatives.getByText('Pending', { exact: true })).toBeVisible()

    const { campaigns } = await read<Campaigns>('/ads/campaigns')
    const { id } = campaigns.find((one) => one.title === title)!
    const [creative] = (await read<Listed>(`/ads/creatives?campaignId=${id}`)).creatives
    await decide(`campaigns/${id}`, { approved: true })
    await decide(`creatives/${creative!.id}`, {
      approved: false,
      rejectionReason: 'The price is another on your page.',
    })
    await page.goto('/ads')
    await page.getByRole('button', { name: `Creatives: ${title}` }).click()
    await expect(creatives.getByText('“The price is another on your page.”')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await creatives.getByRole('button', { name: 'Edit and resubmit: Words' }).click()
    const headline = `Warm rooms ${mine}`
    await creatives.getByLabel('Headline').fill(headline)
    await creatives.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(creatives.getByText('Pending approval by our team.')).toBeVisible()
    await decide(`creatives/${creative!.id}`, { approved: true })

    await visit(browser, headline, word)

    await page.goto(`/ads?campaign=${id}`)
    await expect(page.getByText('₹87.35 of ₹500')).toBeVisible()
    const stats = page.getByRole('region', { name: `${title}, by day` })
    await expect(stats.getByText('₹87.35').first()).toBeVisible()
    const { total } = (await read<Stats>(`/ads/campaigns/${id}/stats`)).data
    expect(total).toMatchObject({ clicks: 1, spent: 87.35 })
    const saving = page.waitForEvent('download')
    await stats.getByRole('button', { name: 'Download CSV' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file.match(/87\.35/g)).not.toBeNull()

    await page.getByRole('link', { name: 'Monthly statements' }).click()
    await expect(page.getByRole('row', { name: `${title} 1 ₹87.35 ₹0.00 ₹87.35` })).toBeVisible()
    const { sum, lines } = (await read<Statement>('/ads/statements')).data
    expect([sum, lines.map(({ amount }) => amount)]).toEqual([87.35, [87.35]])
    expect(await findViolations(page)).toEqual([])
  },
)
