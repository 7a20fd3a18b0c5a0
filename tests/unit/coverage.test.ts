import { expect, test } from 'vitest'
import { countCoverage } from '#shared/view/coverage.ts'

const BARE = { phone: null, businessHours: null, latitude: null, images: [] }

test('what is known of listings is counted, each fact by itself', () => {
  expect(countCoverage([])).toEqual({ total: 0, phone: 0, hours: 0, point: 0, photo: 0 })
  expect(
    countCoverage([
      BARE,
      { ...BARE, phone: '108', images: ['/uploads/a.jpg'] },
      { ...BARE, phone: '+919000000001', businessHours: {}, latitude: 0 },
    ]),
  ).toEqual({ total: 3, phone: 2, hours: 1, point: 1, photo: 1 })
})
