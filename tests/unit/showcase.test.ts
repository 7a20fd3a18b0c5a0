import { describe, expect, test } from 'vitest'
import type { Business } from '#contract/businesses.ts'
import type { DistrictData } from '#snapshot/district.ts'
import { chooseShowcase } from '#snapshot/showcase.ts'
import { countGroups } from '#snapshot/count-groups.ts'

const business = (id: number, categoryId: number, more: Partial<Business> = {}) =>
  ({
    id,
    name: `Place ${id}`,
    categoryId,
    images: [],
    logo: null,
    businessHours: null,
    phone: null,
    verified: false,
    address: '',
    latitude: null,
    nameHi: null,
    featured: false,
    ...more,
  }) as unknown as Business

function district(businesses: Business[]): DistrictData {
  const categories = [1, 2, 3].map((id) => ({
    id,
    businesses: businesses.filter((b) => b.categoryId === id),
  }))
  return {
    businesses,
    featured: businesses.filter((b) => b.featured),
    categories,
  } as unknown as DistrictData
}

const idsOf = ({ businesses }: { businesses: readonly Business[] }) =>
  businesses.map(({ id }) => id)

describe('places shown on the home page', () => {
  test('the featured, and called so, when there are enough', () => {
    const found = chooseShowcase(
      district([1, 2, 3].map((id) => business(id, 1, { featured: true }))),
      2,
    )
    expect(idsOf(found)).toEqual([1, 2])
    expect(found.areFeatured).toBe(true)
  })

  test('none is called featured that is not', () => {
    const found = chooseShowcase(
      district([business(1, 1), business(2, 1, { featured: true }), business(3, 2)]),
      3,
    )
    expect(idsOf(found)).toEqual([2, 1, 3])
    expect(found.areFeatured).toBe(false)
  })

  test('by turns the fullest of each category', () => {
    const rows = [
      business(1, 1),
      business(2, 1, { phone: '+919000000000' }),
      business(3, 2, { nameHi: 'x' }),
      business(4, 2, { address: 'x', nameHi: 'x' }),
    ]
    expect(idsOf(chooseShowcase(district(rows), 3))).toEqual([2, 4, 1])
  })

  test('nothing listed', () => {
    expect(chooseShowcase(district([]), 6)).toEqual({ businesses: [], areFeatured: false })
  })
})

test('a tally counts by group, the most first', () => {
  const town = (id: number) => ({ id, name: `Town ${id}`, slug: `town-${id}` })
  expect(countGroups([[1], [2, 2, 2], [3, 3]], town)).toEqual([
    { ...town(2), count: 3 },
    { ...town(3), count: 2 },
    { ...town(1), count: 1 },
  ])
})
