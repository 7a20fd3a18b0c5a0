import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  getCategoryKind,
  getCategoryColourClasses,
  KIND_COLOURS,
} from '#shared/drawings/category-kind.ts'

describe('the kind of a category is read from its name', () => {
  it.each([
    ['Banks', 'bank'],
    ['Hospitals', 'hospital'],
    ['Healthcare', 'hospital'],
    ['अस्पताल', 'hospital'],
    ['Medical Stores', 'medicine'],
    ['Doctors & Medicine', 'medicine'],
    ['Post Offices', 'post'],
    ['Railway Stations', 'rail'],
    ['Schools', 'school'],
    ['Colleges & Coaching', 'school'],
    ['Food & Restaurants', 'food'],
    ['Hotels', 'food'],
    ['Entertainment', 'entertainment'],
    ['Repair Services', 'services'],
    ['Shopping', 'shop'],
    ['Kirana', 'shop'],
    ['Temples', 'place'],
    ['', 'place'],
  ])('%s is %s', (name, kind) => {
    expect(getCategoryKind(name)).toBe(kind)
  })

  it('a keyword inside another word does not count', () => {
    expect(getCategoryKind('Embankments')).toBe('place')
    expect(getCategoryKind('Workshops')).toBe('place')
  })
})

describe('the earth of a category', () => {
  it('is its kind’s, unless it has chosen a colour', () => {
    expect(getCategoryColourClasses({ name: 'Banks', color: null })).toBe('kind-bank')
    expect(getCategoryColourClasses({ name: 'Banks', color: '#1D5B3B' })).toBe('kind-bank')
    expect(getCategoryColourClasses({ name: 'Banks', color: '#6366F1' })).toBe('kind-bank')
    expect(getCategoryColourClasses({ name: 'Banks', color: '#112233' })).toBe(
      'kind-bank earth-112233',
    )
    expect(getCategoryColourClasses(null)).toBe('kind-place')
  })

  it('never lets anything but a hex colour into a class name', () => {
    expect(getCategoryColourClasses({ name: 'Banks', color: '#12"><script>' })).toBe('kind-bank')
  })

  it('is the same in the stylesheet', () => {
    const css = readFileSync('src/styles/kind.css', 'utf8')
    for (const [kind, earth] of Object.entries(KIND_COLOURS)) {
      expect(css).toMatch(new RegExp(`\\.kind-${kind} \\{\\s*--k: ${earth};`))
    }
  })
})
