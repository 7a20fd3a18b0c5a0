import { expect, test } from 'vitest'
import { overview } from '#i18n/en/app/overview.ts'
import { categories } from '#i18n/en/categories.ts'
import { home } from '#i18n/en/home.ts'
import { listPage } from '#i18n/en/list-page.ts'
import { locations } from '#i18n/en/locations.ts'

/* A district begins with one place in one town. */

/** Each with its count, which pages give as it is written. */
const TEXTS: Record<string, (count: string) => string> = {
  'the home page': (count) => home.lede(count),
  'what the home page promises': (count) => home.promiseText(count),
  'the list of all': (count) => listPage.listDescription(count, 'Suhana', 'Sample'),
  'the list of a town': (count) => listPage.townDescription(count, 'Kheda', 'Suhana'),
  'the towns': (count) => locations.lede(count, count, 'Suhana'),
  'the categories': (count) => categories.lede(count, count),
  'the state of publishing': (count) => overview.pages(Number(count.replace(',', ''))),
}

test.each(Object.keys(TEXTS))('%s counts one thing as one', (name) => {
  expect(TEXTS[name]!('1')).not.toMatch(/\b1 (?:places|towns|categories|pages)\b/)
  expect(TEXTS[name]!('1')).toMatch(/\b(?:1|one) (?:place|page)\b/)
  expect(TEXTS[name]!('1,200')).toMatch(/\b1,200 (?:places|pages)\b/)
})
