import { describe, expect, it, test } from 'vitest'
import {
  getContrast,
  darkenUntil,
  lightenUntil,
  parseHex,
  getReadableInk,
} from '#shared/rules/colour.ts'

const LEVELS = ['00', '33', '66', '77', '99', 'cc', 'ff']
const COLOURS = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => `#${r}${g}${b}`)))

test.each([
  ['#e65100', { r: 230, g: 81, b: 0 }],
  ['#FFF', { r: 255, g: 255, b: 255 }],
  [' #1a2 ', { r: 17, g: 170, b: 34 }],
  ['e65100', null],
  ['#e651', null],
  ['red', null],
  ['#ggg', null],
  ['', null],
])('parseHex(%j)', (text, rgb) => {
  expect(parseHex(text)).toEqual(rgb)
})

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#e65100', '#ffffff', 3.79],
  ['#abc', '#abc', 1],
  ['no', '#fff', 1],
])('contrast(%s, %s) is %d', (a, b, ratio) => {
  expect(getContrast(a, b)).toBeCloseTo(ratio, 2)
})

test('getReadableInk reads on every background', () => {
  for (const background of COLOURS)
    expect(getContrast(getReadableInk(background), background)).toBeGreaterThanOrEqual(4.5)
})

describe('text colours derived from a chosen colour', () => {
  it('reach the contrast on any light or dark page', () => {
    for (const colour of COLOURS) {
      expect(getContrast(darkenUntil(colour, '#fbf7ef', 4.5), '#fbf7ef')).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(getContrast(lightenUntil(colour, '#191613', 4.5), '#191613')).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  })
  it('leave a colour alone that is readable already', () => {
    expect(darkenUntil('#004d40', '#ffffff', 4.5)).toBe('#004d40')
    expect(lightenUntil('#FFCC80', '#000000', 4.5)).toBe('#ffcc80')
  })
  it('change no more than needed', () => {
    expect(getContrast(darkenUntil('#ff9800', '#ffffff', 4.5), '#ffffff')).toBeLessThan(4.8)
  })
  it('end at black or white when nothing less will do', () => {
    expect(darkenUntil('#ffffff', '#000000', 22)).toBe('#000000')
    expect(lightenUntil('nonsense', '#000000', 4.5)).toBe('#ffffff')
  })
})
