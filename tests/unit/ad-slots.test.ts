import { describe, expect, it } from 'vitest'
import { serves } from '#shared/rules/ad-slots.ts'

const place = { code: 'home_top', page: 'home', position: 'content-top', size: '728x90' }
const slot = { page: 'home', position: 'content-top', size: '728x90' }

describe('a place serves a slot', () => {
  it.each([
    ['of the same page, position and size', place, slot, true],
    ['of any page, when it is for all', { ...place, page: 'all' }, { ...slot, page: 'blog' }, true],
    ['that takes any size', place, { ...slot, size: 'responsive' }, true],
    ['when it takes any size itself', { ...place, size: 'responsive' }, slot, true],
    [
      'by its code, whatever the rest',
      place,
      { page: '', position: '', size: '', placement: 'home_top' },
      true,
    ],
    ['not of another page', place, { ...slot, page: 'blog' }, false],
    ['not of another position', place, { ...slot, position: 'sidebar' }, false],
    ['not of another size', place, { ...slot, size: '300x250' }, false],
    [
      'not of another code, even where all else is the same',
      place,
      { ...slot, placement: 'home_end' },
      false,
    ],
  ])('%s', (_, given, asked, answer) => {
    expect(serves(given, asked)).toBe(answer)
  })
})
