import { expect, test } from 'vitest'
import {
  describeFittingDimensions,
  getDimensionsProblem,
  parseAdSizeMeta,
  getHtmlSizeProblem,
} from '#shared/rules/ad-dimensions.ts'

test.each([
  ['300x250', 300, 250, null],
  ['300x250', 320, 250, null],
  ['300x250', 1200, 1000, null],
  ['300x250', 320, 240, 'has the wrong shape'],
  ['300x250', 250, 300, 'has the wrong shape'],
  ['300x250', 240, 200, 'is too small to be sharp'],
  ['300x250', 1500, 1250, 'is too large'],
  ['728x90', 728, 90, null],
  ['728x90', 728, 120, 'has the wrong shape'],
  ['1080x1080', 1080, 1080, null],
  ['responsive', 300, 250, null],
  ['responsive', 1600, 200, null],
  ['responsive', 299, 250, 'is too small to be sharp'],
  ['responsive', 4000, 3000, 'is too large'],
])('for %s, %i × %i', (size, width, height, problem) => {
  const said = getDimensionsProblem(size, { width, height })
  expect(said).toBe(
    problem && `${width} × ${height} pixels ${problem}. Use ${describeFittingDimensions(size)}`,
  )
})

test('what fits is said in a sentence', () => {
  expect(describeFittingDimensions('300x250')).toBe(
    '300 × 250 pixels, or the same shape up to 1200 × 1000',
  )
  expect(describeFittingDimensions('responsive')).toBe(
    'at least 300 × 50 and at most 2000 × 2000 pixels',
  )
})

test.each([
  ['width=300,height=250', { width: 300, height: 250 }],
  ['width = 300, height = 250', { width: 300, height: 250 }],
  ['300x250', null],
  ['', null],
])('a page names its size: %s', (content, measures) => {
  expect(parseAdSizeMeta(content)).toEqual(measures)
})

test('a page that names another size is refused, one that names none is not', () => {
  const named = { width: 300, height: 250 }
  expect([getHtmlSizeProblem('300x250', named), getHtmlSizeProblem('728x90', null)]).toEqual([
    null,
    null,
  ])
  for (const size of ['728x90', 'responsive'])
    expect(getHtmlSizeProblem(size, named)).toContain('300 × 250 pixels')
})
