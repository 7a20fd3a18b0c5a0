import { expect, test } from 'vitest'
import { DEFAULT_CLASSIFIED_CATEGORIES } from '#config/classified-categories.ts'
import { CATEGORIES_WITHOUT_CONDITION, getShownCondition } from '#shared/rules/classifieds.ts'

const shown = (slug: string) => getShownCondition({ condition: 'good', category: { slug } })

test('a tractor has a condition, a cow has none', () => {
  expect(shown('tractors')).toBe('good')
  expect(shown('cattle')).toBeNull()
})

test('a kind that an administrator adds has one', () => {
  expect(shown('musical-instruments')).toBe('good')
})

test('each kind without a condition is one that a site starts with', () => {
  const slugs = DEFAULT_CLASSIFIED_CATEGORIES.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining([...CATEGORIES_WITHOUT_CONDITION]))
})
