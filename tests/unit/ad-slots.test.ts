import { describe, expect, it, test } from 'vitest'
import { getCreativeFit, canFillPlacement, servesSlot } from '#shared/rules/ad-slots.ts'

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
    expect(servesSlot(given, asked)).toBe(answer)
  })
})

describe('a creative in a slot', () => {
  const banner = (size: string) => ({ size, type: 'banner' })
  test.each([
    ['of its size', banner('728x90'), '728x90', false, 'first'],
    ['of a phone’s size, where there is room', banner('320x50'), '728x90', false, 'no'],
    ['of a phone’s size, on a phone', banner('320x50'), '728x90', true, 'first'],
    ['too wide for a phone', banner('970x250'), '970x250', true, 'yes'],
    ['of words, on a phone', { size: '728x90', type: 'text' }, '728x90', true, 'first'],
    ['that fits a phone as it is', banner('300x250'), '300x250', true, 'first'],
    ['of another size', banner('300x250'), '728x90', true, 'no'],
    ['of any size', banner('responsive'), '300x600', false, 'first'],
  ])('%s', (_, creative, size, isNarrow, fit) => {
    const slot = { size, position: 'content-top' }
    expect(getCreativeFit(creative, slot, isNarrow)).toBe(fit)
    if (fit !== 'no') expect(canFillPlacement(creative.size, { size })).toBe(true)
  })

  const page = (size: string) => ({ size, type: 'rich_media' })
  test.each([
    ['wider than a phone', page('728x90'), '728x90', 'content-top', true, 'no'],
    ['wider than a phone, on a desktop', page('728x90'), '728x90', 'content-top', false, 'first'],
    ['of a phone’s size', page('320x50'), '728x90', 'content-top', true, 'first'],
    ['as wide as a phone', page('300x250'), '300x250', 'content-top', true, 'first'],
    ['that takes any size', page('responsive'), '728x90', 'content-top', true, 'yes'],
    ['higher than a phone’s card', page('300x250'), '300x250', 'popup', true, 'no'],
    ['higher than it, on a desktop', page('300x250'), '300x250', 'popup', false, 'first'],
    ['of any size in a phone’s card', page('responsive'), '300x250', 'popup', true, 'first'],
    ['as low as a phone’s card', page('320x50'), '320x50', 'popup', true, 'first'],
  ])('that is an own page %s', (_, creative, size, position, isNarrow, fit) => {
    expect(getCreativeFit(creative, { size, position }, isNarrow)).toBe(fit)
  })
})
