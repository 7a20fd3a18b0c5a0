import { describe, expect, test } from 'vitest'
import { learnNames } from '#server/suggestions/hindi/known-words.ts'
import { spellName } from '#server/suggestions/hindi/spell-name.ts'

const known = learnNames([
  ['Redma', 'रेड़मा'],
  ['Relha', 'रेल्हा'],
])

describe('the spellings of a name', () => {
  test.each([
    ['Redma', 'रेड़मा'],
    ['State Bank of India, Relha', 'भारतीय स्टेट बैंक, रेल्हा'],
    ['Relha Post Office', 'रेल्हा डाकघर'],
    ['Krishna Medical Store', 'कृष्ण मेडिकल स्टोर'],
    ['Rampur', 'रामपुर'],
    ['Gopalganj', 'गोपालगंज'],
    ['S K Traders', 'एस के ट्रेडर्स'],
    ['Redma-2', 'रेड़मा-2'],
    ['Krishna & Krishna', 'कृष्ण एंड कृष्ण'],
  ])('%s is %s', (name, hindi) => {
    expect(spellName(name, known)[0]).toBe(hindi.normalize('NFC'))
  })

  test.each([
    ['रेड़मा', 'Redma'],
    ['शर्मा किराना दुकान', 'Sharma Kirana Dukan'],
    ['राम मेडिकल, रेल्हा', 'Ram Medical, Relha'],
  ])('%s is %s', (name, roman) => {
    expect(spellName(name.normalize('NFC'), known)).toContain(roman)
  })

  test('are three at most, each another', () => {
    for (const name of ['Dandar Kala', 'Bhatwaliya Tola', 'Sharma Kirana Bhandar']) {
      const spellings = spellName(name, known)
      expect(spellings.length).toBeLessThanOrEqual(3)
      expect(new Set(spellings).size).toBe(spellings.length)
      for (const spelling of spellings) expect(spelling).toBe(spelling.normalize('NFC'))
    }
  })

  test('are none where there are no letters', () => {
    for (const name of ['', ' ', '12/4', '🙏']) expect(spellName(name, known)).toEqual([])
  })

  test('of a word that is too long to be a name are none but itself', () => {
    const long = 'aeiou'.repeat(20)
    expect(spellName(long, known)).toEqual([long])
  })
})
