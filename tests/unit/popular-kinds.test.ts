import { describe, expect, test } from 'vitest'
import {
  filterCategoriesWithBusinesses,
  choosePopularTerms,
} from '#shared/view/popular-categories.ts'

const kind = (name: string, places: number) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  businesses: new Array<null>(places).fill(null),
})
const WORDS = ['Restaurants', 'Services', 'Shopping'].map((term) => ({
  term,
  slug: term.toLowerCase(),
}))
const termsOf = (kinds: ReturnType<typeof kind>[]) =>
  choosePopularTerms(WORDS, kinds).map(({ term }) => term)

describe('the words offered to begin with', () => {
  test('are those given while their kinds have places, in their order', () => {
    const kinds = [
      kind('Shopping', 1),
      kind('Services', 2),
      kind('Banks', 9),
      kind('Restaurants', 3),
    ]
    expect(termsOf(kinds)).toEqual(['Restaurants', 'Services', 'Shopping'])
  })

  test('give way to kinds that have places, none of them twice', () => {
    const kinds = [
      kind('Banks', 9),
      kind('Services', 2),
      kind('Restaurants', 0),
      kind('Post Offices', 1),
    ]
    expect(choosePopularTerms(WORDS, kinds)).toEqual([
      { term: 'Banks', slug: 'banks' },
      { term: 'Services', slug: 'services' },
      { term: 'Post Offices', slug: 'post-offices' },
    ])
  })

  test('are fewer, or none, when fewer kinds have places', () => {
    expect(termsOf([kind('Banks', 1), kind('Shopping', 0)])).toEqual(['Banks'])
    expect(termsOf([kind('Shopping', 0)])).toEqual([])
    expect(termsOf([])).toEqual([])
  })
})

test('kinds with places keep their order', () => {
  const kinds = [kind('Banks', 2), kind('Hotels', 0), kind('Schools', 1)]
  expect(filterCategoriesWithBusinesses(kinds).map(({ name }) => name)).toEqual([
    'Banks',
    'Schools',
  ])
})
