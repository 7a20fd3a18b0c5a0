import { expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { DEFAULT_DISTRICT, getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import { makeListPage } from '../../scripts/district/list-page.ts'

const factsOf = (name: string) => readFacts(getDistrictFolder(name), stopAtFault)!

it('a page lists districts by state, by their names in their own languages', () => {
  const all = listShippedDistricts().map((name) => ({
    facts: factsOf(name),
    href: `https://${name}.example/?a=1&b=2`,
  }))
  const page = makeListPage(all)
  for (const { facts } of all) {
    expect(page).toContain(`<a href="https://${facts.slug}.example/?a=1&amp;b=2">${facts.name.en}`)
    for (const code of facts.languages.slice(1))
      expect(page).toContain(`<span lang="${code}">${facts.name[code]}</span>`)
  }
  const states = [...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, state]) => state)
  expect(states).toEqual(states.toSorted())
  expect(states).toEqual(expect.arrayContaining(all.map(({ facts }) => facts.state.en)))
  expect(page).not.toContain('<script')
})

it('a name cannot bring markup', () => {
  const facts = factsOf(DEFAULT_DISTRICT)
  const name = { ...facts.name, en: '<b>X</b>' }
  expect(makeListPage([{ facts: { ...facts, name }, href: '"><b>' }])).not.toContain('<b>')
})
