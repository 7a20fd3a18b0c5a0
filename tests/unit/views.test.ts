import { describe, expect, test } from 'vitest'
import { isRobot } from '#server/views/bots.ts'
import { ViewTally } from '#server/views/tally.ts'

const DAY = '2026-11-21'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 ' +
  'Mobile Safari/537.36'

describe('a view counts once for an address, a record and a day', () => {
  test('whatever is opened again is not counted again', () => {
    const tally = new ViewTally()
    tally.add('blog', 1, '203.0.113.1', DAY)
    tally.add('blog', 1, '203.0.113.1', DAY)
    tally.add('blog', 1, '203.0.113.2', DAY)
    tally.add('blog', 2, '203.0.113.1', DAY)
    tally.add('classified', 1, '203.0.113.1', DAY)
    expect(tally.unwritten('blog', 1)).toBe(2)
    expect(tally.take()).toEqual([
      { noun: 'blog', recordId: 1, day: DAY, views: 2 },
      { noun: 'blog', recordId: 2, day: DAY, views: 1 },
      { noun: 'classified', recordId: 1, day: DAY, views: 1 },
    ])
  })

  test('the next day it counts anew; what was written is remembered that day', () => {
    const tally = new ViewTally()
    tally.add('blog', 1, '203.0.113.1', DAY)
    tally.take()
    tally.add('blog', 1, '203.0.113.1', DAY)
    expect(tally.take()).toEqual([])
    tally.add('blog', 1, '203.0.113.1', '2026-11-22')
    expect(tally.take()).toEqual([{ noun: 'blog', recordId: 1, day: '2026-11-22', views: 1 }])
  })

  test('a phone that changes its IPv6 address within its network is one', () => {
    const tally = new ViewTally()
    for (const address of [
      '2001:db8:1:2:aaaa::1',
      '2001:db8:1:2:bbbb:0:0:2',
      '2001:0db8:0001:2:c::',
    ])
      tally.add('blog', 1, address, DAY)
    tally.add('blog', 1, '2001:db8:1:3::1', DAY)
    tally.add('blog', 1, '2001:db8::1', DAY)
    expect(tally.unwritten('blog', 1)).toBe(3)
  })

  test('what could not be written is put back and added up', () => {
    const tally = new ViewTally()
    tally.add('blog', 1, '203.0.113.1', DAY)
    const taken = tally.take()
    tally.add('blog', 1, '203.0.113.2', DAY)
    tally.putBack(taken)
    expect(tally.take()).toEqual([{ noun: 'blog', recordId: 1, day: DAY, views: 2 }])
  })
})

describe('programs are not counted', () => {
  test.each([
    '',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'HeadlessChrome/131.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
  ])('%s', (agent) => expect(isRobot(agent)).toBe(true))

  test('people are', () => {
    expect(isRobot(PHONE)).toBe(false)
    expect(isRobot('Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0')).toBe(
      false,
    )
  })
})
