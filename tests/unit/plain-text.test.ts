import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createExcerpt, normaliseText } from '#shared/text/plain-text.ts'

const hostileStrings = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

describe('normaliseText', () => {
  it.each([
    ['  Sharma Store\n', 'Sharma Store'],
    ['a\u0000b\u0007c\u007fd\u009fe', 'abcde'],
    ['one\ttwo\r\nthree\rfour\nfive', 'one\ttwo\nthree\nfour\nfive'],
    ['cafe\u0301', 'caf\u00e9'],
    ['\u095c', 'ड़'.normalize('NFC')],
    ['half \ud800 pair \udc00', 'half \ufffd pair \ufffd'],
    ['whole 😍 pair', 'whole 😍 pair'],
    ['क्\u200dष', 'क्\u200dष'],
    ['\u0000', ''],
  ])('%j becomes %j', (text, normal) => {
    expect(normaliseText(text)).toBe(normal)
  })

  it('leaves nothing that Postgres or UTF-8 refuses, and nothing to do a second time', () => {
    for (const text of hostileStrings) {
      const normal = normaliseText(text)
      expect(normal).not.toMatch(/\p{Surrogate}|\0/u)
      expect(normaliseText(normal)).toBe(normal)
    }
  })
})

describe('excerpt', () => {
  it.each([
    ['Short enough', 20, 'Short enough'],
    ['Two\n\n lines ', 20, 'Two lines'],
    ['A shop for seeds, tools and more', 20, 'A shop for seeds…'],
    ['A shop for seeds and', 20, 'A shop for seeds and'],
    ['A shop for seeds, and', 20, 'A shop for seeds…'],
    ['Antidisestablishmentarianism', 10, 'Antidises…'],
    ['😍😍😍😍', 6, '😍😍…'],
    ['मोहिनीनगर', 6, 'मोहि…'],
    ['', 10, ''],
  ])('%j within %d', (text, max, short) => {
    expect(createExcerpt(text, max)).toBe(short)
    expect(createExcerpt(text, max).length).toBeLessThanOrEqual(max)
  })
})
