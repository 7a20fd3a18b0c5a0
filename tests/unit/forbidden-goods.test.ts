import { describe, expect, test } from 'vitest'
import { FORBIDDEN_GOODS_RULES } from '#config/forbidden-goods.ts'
import { FORBIDDEN_AD_RULES } from '#config/forbidden-advertisements.ts'
import { findForbidden } from '#server/classifieds/forbidden.ts'
import { compileForbiddenTermRules } from '#shared/rules/forbidden-terms.ts'

describe('forbidden goods', () => {
  const found = (title: string, category?: string) =>
    findForbidden({ title, description: '', brand: '', model: '' }, category).map(
      ({ rule, level }) => `${level} ${rule}`,
    )

  test('are found in English, Hindi and Roman Hindi', () => {
    for (const title of ['Rifle', 'राइफल', 'देसी कट्टा बिकाऊ', 'desi katta', 'बन्दूक', 'bandook'])
      expect(found(title), title).toEqual(['refused weapons'])
    for (const title of ['गाँजा', 'gaanja', 'AFIM', 'अफीम'])
      expect(found(title), title).toEqual(['refused drugs'])
    expect(found('हाथी दाँत')).toEqual(['refused wild-animals'])
    expect(found('Paddy beej, 40 kg', 'seeds')).toEqual(['hint seed-licence'])
    expect(found('balu, 1 tractor')).toEqual(['hint minerals'])
  })

  test('are not found in other things', () => {
    for (const title of [
      ...['Shop at Hasrampur Ganj', 'Toy pistol for children', 'Matka and surahi', 'Heroine saree'],
      ...['Saree of good gun', 'Brown sugar 1 kg', 'Aata katta 50 kg', 'Samsung tablet'],
      ...['Cow, 8 litre milk', 'Seed drill', 'Bajaj Pulsar 150', 'Sal leaf plates', 'खेत 2 एकड़'],
    ])
      expect(found(title), title).toEqual([])
    expect(found('Paddy seed', 'tractors')).toEqual([])
  })

  test('every rule has its reason in both languages and finds its own words', () => {
    for (const {
      rule,
      reason,
      reasonHindi,
      terms = [],
      spelt = [],
      categories,
    } of FORBIDDEN_GOODS_RULES) {
      expect(reason.length, rule).toBeGreaterThan(20)
      expect(reasonHindi, rule).toMatch(/\p{Script=Devanagari}.*।$/u)
      for (const term of [...terms, ...spelt])
        expect(
          findForbidden(
            { title: 'x', description: `${'word '.repeat(800)}${term}`, brand: '', model: '' },
            categories?.[0],
          ).map((one) => one.rule),
          term,
        ).toContain(rule)
    }
  })
})

describe('kinds that are not advertised', () => {
  const policy = compileForbiddenTermRules(FORBIDDEN_AD_RULES)
  const found = (title: string) =>
    findForbidden({ title, description: '', brand: '', model: '' }, undefined, policy).map(
      ({ rule }) => rule,
    )

  test('each has a name and a reason in both languages and finds its own words', () => {
    for (const one of FORBIDDEN_AD_RULES) {
      const { rule, name, nameHindi, reason, reasonHindi, terms = [] } = one
      expect(name.length, rule).toBeGreaterThan(5)
      expect(nameHindi, rule).toMatch(/\p{Script=Devanagari}/u)
      expect(reason, rule).toMatch(/\.$/)
      expect(reasonHindi, rule).toMatch(/\p{Script=Devanagari}.*।$/u)
      for (const term of terms) expect(found(`Come to us: ${term}!`), term).toContain(rule)
    }
  })

  test('are not found in what shops usually say', () => {
    for (const title of [
      ...['Seeds for the rains', 'Room heaters at half the price', 'Coaching for class 10'],
      ...['Home loans from the State Bank', 'Cough medicine at Jan Aushadhi', 'Bakery at Redma'],
      ...['बीज और खाद', 'शादी का हॉल', 'Milk and paneer every morning', 'Degree college Jhalpa'],
    ])
      expect(found(title), title).toEqual([])
  })
})
