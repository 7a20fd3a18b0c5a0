import { listBusinesses } from '#contract/businesses.ts'
import { listSuggestions } from '#contract/suggestions.ts'
import { searchNotes } from '#i18n/en/search-notes.ts'
import { listSearchNotes } from '#shared/view/search-notes.ts'
import { locateCards, locateCardNames } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

/**
 * Corrected, ignored, of another town, of a kind that no place has, a helpline, a fact, and plain.
 */
const QUERIES = [
  { typed: 'state bank kheda', isPlain: true },
  { typed: 'stat bank khda bazar', isPlain: false },
  { typed: 'kenra bank', isPlain: false },
  { typed: 'gramin bank', isPlain: false },
  { typed: 'police', isPlain: false },
  { typed: 'thana', isPlain: false },
  { typed: 'blood bank', isPlain: false },
  { typed: 'sonpani pin code', isPlain: true },
  { typed: 'डाकघर सोनपानी', isPlain: true },
  { typed: 'ambulance', isPlain: false },
  { typed: 'qqqzzz bank', isPlain: false },
]
const SHOWN = 3

test.describe('the API, the list, the page without script and the suggestions say the same', () => {
  for (const { typed, isPlain } of QUERIES) {
    test(`of “${typed}”`, { tag: '@desktop' }, async ({ page, browser, request }) => {
      const listed = await request.get('/api/businesses', { params: { search: typed } })
      const { data, reading, pagination } = listBusinesses.answer.parse(await listed.json())
      const notes = listSearchNotes(reading!, pagination.total, searchNotes)
      const calls = reading!.answers
        .filter(({ type }) => type === 'helpline')
        .map(({ value }) => value)
      const names = data.slice(0, SHOWN).map(({ name }) => name)
      expect(notes.length + calls.length > 0, 'there is something to say').toBe(!isPlain)

      const offered = await request.get('/api/suggestions', { params: { q: typed } })
      const suggested = listSuggestions.answer.parse(await offered.json())
      expect(suggested.notes).toEqual(notes)
      const slugsOf = (kind: string) =>
        suggested.data.filter((one) => one.kind === kind).map(({ slug }) => slug)
      expect(slugsOf('call')).toEqual(calls)
      const businesses = slugsOf('business')
      expect(businesses).toEqual(data.slice(0, businesses.length).map(({ slug }) => slug))

      const query = new URLSearchParams({ search: typed }).toString()
      await page.goto(`/businesses?${query}`)
      if (names.length === 0) await expect(page.getByText('No businesses found')).toBeVisible()
      else await expect(locateCards(page).first()).toContainText(names[0]!)
      // Cards of the page itself may stand there until React has taken over.
      const listNames = async () => (await locateCardNames(page).allInnerTexts()).slice(0, SHOWN)
      await expect.poll(listNames).toEqual(names)
      const above = page.locator('.search-notes')
      for (const note of notes) await expect(above).toContainText(note)
      for (const number of calls)
        await expect(above.locator(`[href="tel:${number}"]`)).toBeVisible()
      await expect(above.locator('.answers li')).toHaveCount(reading!.answers.length)

      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(`/businesses?${query}&noscript=1`)
      const main = plain.locator('main')
      for (const note of notes) await expect(main).toContainText(note)
      for (const number of calls) await expect(main.locator(`[href="tel:${number}"]`)).toBeVisible()
      await expect(main.locator('.answers li')).toHaveCount(reading!.answers.length)
      const found = await main
        .locator('.index a span')
        .evaluateAll((spans) => spans.map((span) => span.firstChild?.textContent))
      expect(found.slice(0, SHOWN)).toEqual(names)
      await context.close()
    })
  }
})
