import { locateCards } from './setup/list.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with everything']

/**
 * Its hours: Monday to Wednesday 10 to 4, Thursday with a pause from 1 to 2, Friday 6 in the
 * evening to 2, Saturday 10 to 1, Sunday closed.
 */
const MOMENTS = [
  { at: '2026-11-23T12:00', day: 'Monday', look: 'open', says: 'Open till 4:00 PM' },
  { at: '2026-11-23T16:00', day: 'Monday', look: 'open', says: 'Open till 4:00 PM' },
  {
    at: '2026-11-23T16:01',
    day: 'Monday',
    look: 'closed',
    says: 'Closed, opens tomorrow 10:00 AM',
  },
  { at: '2026-11-23T09:59', day: 'Monday', look: 'closed', says: 'Closed, opens 10:00 AM' },
  { at: '2026-11-26T12:00', day: 'Thursday', look: 'open', says: 'Open till 1:00 PM' },
  { at: '2026-11-26T13:30', day: 'Thursday', look: 'closed', says: 'Closed, opens 2:00 PM' },
  { at: '2026-11-26T14:00', day: 'Thursday', look: 'open', says: 'Open till 4:00 PM' },
  { at: '2026-11-27T23:30', day: 'Friday', look: 'open', says: 'Open till 2:00 AM' },
  { at: '2026-11-28T01:30', day: 'Saturday', look: 'open', says: 'Open till 2:00 AM' },
  { at: '2026-11-28T02:01', day: 'Saturday', look: 'closed', says: 'Closed, opens 10:00 AM' },
  {
    at: '2026-11-29T12:00',
    day: 'Sunday',
    look: 'closed',
    says: 'Closed, opens tomorrow 10:00 AM',
  },
  {
    at: '2026-11-28T18:00',
    day: 'Saturday',
    look: 'closed',
    says: 'Closed, opens Monday 10:00 AM',
  },
  {
    at: '2030-01-26T11:00',
    day: 'Saturday',
    look: 'closed',
    says: 'Closed, opens Monday 10:00 AM',
  },
]

test.describe('open or closed is said for the minute at which someone looks', () => {
  test('through the week, past midnight and on a special day', async ({ page }) => {
    const status = page.locator('.business-head .status')
    const today = page.locator('#hours tr[aria-current="date"]')
    for (const { at, day, look, says } of MOMENTS) {
      await page.clock.setFixedTime(new Date(`${at}:00+05:30`))
      await page.goto(ADDRESS)
      await expect(status, at).toHaveText(says)
      await expect(status, at).toHaveClass(new RegExp(`status-${look}`))
      await expect(today, at).toHaveText(new RegExp(`^\\s*${day}`))
    }
  })

  test('and changes while the page stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T15:59:30+05:30') })
    await page.goto(ADDRESS)
    const status = page.locator('.business-head .status')
    await expect(status).toHaveText('Open till 4:00 PM')
    await page.clock.fastForward('02:00')
    await expect(status).toHaveText('Closed, opens tomorrow 10:00 AM')
  })

  test('on the cards, before React comes and after', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
    await page.goto('/')
    const card = page.locator('.card').filter({ hasText: 'Sample Medical Store' }).first()
    await expect(card.locator('.status')).toHaveText('Open till 4:00 PM')
    await page.goto('/businesses?search=sample+medical')
    await expect(locateCards(page).first().locator('.status')).toHaveText('Open till 4:00 PM')
  })

  test('never of a place whose hours are unknown', async ({ page }) => {
    await page.goto(PAGES['business of the sample'])
    await expect(page.locator('.business-head .status')).toHaveText('Hours not available')
  })

  test.describe('for someone far away', { tag: '@desktop' }, () => {
    test.use({ timezoneId: 'America/New_York' })

    test('by the clock of Kolkata', async ({ page }) => {
      // Still Friday evening in New York.
      await page.clock.setFixedTime(new Date('2026-11-28T01:30:00+05:30'))
      await page.goto(ADDRESS)
      await expect(page.locator('.business-head .status')).toHaveText('Open till 2:00 AM')
      await expect(page.locator('#hours tr[aria-current="date"]')).toContainText('Saturday')
    })
  })
})

test.describe('the table of hours', () => {
  test('goes from Monday to Sunday, with dates of other hours below', async ({ page }) => {
    await page.goto(ADDRESS)
    const rows = page.locator('#hours tr')
    await expect(rows).toHaveText([
      /Monday/,
      /Tuesday/,
      /Wednesday/,
      /Thursday/,
      /Friday/,
      /Saturday/,
      /Sunday/,
    ])
    await expect(rows.nth(3)).toContainText('10:00 AM - 1:00 PM, 2:00 PM - 4:00 PM')
    await expect(rows.nth(4)).toContainText('6:00 PM - 2:00 AM')
    await expect(rows.nth(6)).toContainText('Closed')
    await expect(page.locator('#hours')).toContainText('26 Jan 2030')
    await expect(page.locator('#hours')).toContainText('Closed (Republic Day)')
  })

  test('marks today so that it is seen', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T12:00:00+05:30'))
    await page.goto(ADDRESS)
    const look = (row: number) =>
      page
        .locator('#hours tr')
        .nth(row)
        .locator('th')
        .evaluate((cell) => {
          const { backgroundColor, fontWeight, color } = getComputedStyle(cell)
          return [
            getComputedStyle(cell.parentElement!).backgroundColor,
            backgroundColor,
            fontWeight,
            color,
          ].join()
        })
    expect(await look(1)).not.toBe(await look(2))
  })
})
