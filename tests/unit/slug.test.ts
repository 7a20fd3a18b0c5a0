import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { isSlug, slugify } from '#shared/text/slug.ts'

const hostileStrings = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

describe('slugify', () => {
  it.each([
    ['State Bank of India, Navapur', 'state-bank-of-india-navapur'],
    ['  Sharma & Sons (Regd.) ', 'sharma-and-sons-regd'],
    ['Domino’s Pizza', 'dominos-pizza'],
    ['Café Crème', 'cafe-creme'],
    ['भारतीय स्टेट बैंक, नयानगर', 'bhartiya-state-bank-nayanagar'],
    ['राजकीय मध्य विद्यालय', 'rajkiya-madhya-vidyalay'],
    ['श्री लक्ष्मी वस्त्रालय', 'shri-lakshmi-vastralay'],
    ['ज्ञान ज्योति पुस्तकालय', 'gyan-jyoti-pustakalay'],
    ['डॉ. सिंह क्लिनिक', 'dr-singh-clinic'],
    ['एसबीआई एटीएम', 'sbi-atm'],
    ['माँ दुर्गा मंदिर', 'ma-durga-mandir'],
    ['वार्ड नं. १२', 'ward-no-12'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full-width'],
    ['', 'place'],
    ['田中さん', 'place'],
    ['🙏', 'place'],
    ['425001', 'place-425001'],
    ['१२', 'place-12'],
    ['BIZ-12', 'place-biz-12'],
    ['biz-12-branch', 'biz-12-branch'],
  ])('%j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('uses a given fallback alone and before what looks like an id', () => {
    expect(slugify('…', 'post')).toBe('post')
    expect(slugify('2026', 'post')).toBe('post-2026')
    expect(slugify('7', 'biz')).toBe('place-7')
    expect(slugify('7', 'Not a slug')).toBe('place-7')
  })

  it('cuts at a word within 80 characters', () => {
    const slug = slugify('Rajkiyakrit Utkramit Madhya Vidyalaya '.repeat(4))
    expect(slug).toBe('rajkiyakrit-utkramit-madhya-vidyalaya-rajkiyakrit-utkramit-madhya-vidyalaya')
    expect(slugify('a'.repeat(200))).toBe('a'.repeat(80))
    expect(slugify('9'.repeat(200))).toBe('place')
  })

  test('whatever it is given, the answer is a slug', () => {
    expect(hostileStrings.filter((text) => !isSlug(slugify(text)))).toEqual([])
  })
})

test.each([
  ['sonpani-bazar-2', true],
  ['a', true],
  ['biz', true],
  ['biz-12-a', true],
  ['12-34', true],
  ['12', false],
  ['biz-12', false],
  ['Sonpani', false],
  ['sonpani--bazar', false],
  ['-sonpani', false],
  ['sonpani-', false],
  ['सोनपानी', false],
  ['sonpani\n', false],
  ['', false],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
])('isSlug(%j) is %j', (text, expected) => {
  expect(isSlug(text)).toBe(expected)
})
