import { describe, expect, it, test } from 'vitest'
import { businessTypes } from '#i18n/en/business-types.ts'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  canChangeStatus,
  formatAddress,
  parseList,
  parseYouTubeId,
} from '#shared/rules/business.ts'

test('a listing is approved, rejected, deactivated and reactivated; a closed one goes', () => {
  const moves = BUSINESS_STATUSES.flatMap((from) =>
    BUSINESS_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} to ${to}`),
  )
  expect(moves).toEqual([
    'pending to active',
    'pending to inactive',
    'active to inactive',
    'inactive to active',
    'closed to inactive',
  ])
})

test('every type has words, none with an underscore', () => {
  expect(Object.keys(businessTypes)).toEqual([...BUSINESS_TYPES])
  for (const words of Object.values(businessTypes)) expect(words).toMatch(/^[A-Z][A-Za-z -]+$/)
})

describe('formatAddress', () => {
  it.each([
    [
      {
        address: 'Main Road',
        landmark: 'Near Fort',
        city: 'Sonpani',
        district: 'Suhana',
        state: 'Madhyam',
        zipCode: '425003',
      },
      'Main Road, Near Fort, Sonpani, Suhana, Madhyam 425003',
    ],
    [
      {
        address: 'Zila School Chowk, Navapur, SUHANA,',
        city: 'Navapur',
        district: 'Suhana',
        state: 'Madhyam',
        zipCode: null,
      },
      'Zila School Chowk, Navapur, SUHANA, Madhyam',
    ],
    [
      { address: 'PIN 425001', city: 'Suhana', district: 'Suhana', zipCode: '425001' },
      'PIN 425001, Suhana',
    ],
    [{ address: ' ', city: 'Belpur' }, 'Belpur'],
    [{ zipCode: '425001' }, '425001'],
    [{}, ''],
  ])('%j', (parts, line) => {
    expect(formatAddress(parts)).toBe(line)
  })
})

test.each([
  [
    ['Cash', ' UPI ', '', 'Cash'],
    ['Cash', 'UPI'],
  ],
  ['["Cash","UPI"]', ['Cash', 'UPI']],
  ['[3, 4, null, {}]', ['3', '4']],
  ['Cash, UPI,,Cheque ', ['Cash', 'UPI', 'Cheque']],
  ['["Cash"', []],
  ['', []],
  [null, []],
  [{ 0: 'Cash' }, []],
])('parseList(%j) is %j', (value, list) => {
  expect(parseList(value)).toEqual(list)
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['http://youtube.com/watch?t=4s&v=dQw4w9WgXcQ&list=x', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://youtu.be/dQw4w9WgXcQ/extra', null],
  ['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', null],
  ['https://example.org/?u=https://youtu.be/dQw4w9WgXcQ', null],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', null],
  ['dQw4w9WgXcQ', null],
  ['', null],
])('videoId(%j) is %j', (url, id) => {
  expect(parseYouTubeId(url)).toBe(id)
})
