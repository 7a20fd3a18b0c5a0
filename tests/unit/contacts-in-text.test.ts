import { describe, expect, test } from 'vitest'
import {
  findContactDetails,
  hasUnknownContactDetails,
} from '#shared/rules/contact-details-in-text.ts'
import { needsApprovalByValue } from '#shared/rules/moderated-fields.ts'
import { isLinkOfNetwork } from '#shared/rules/social-hosts.ts'

const PHONE = '9431012345'

describe('a number is found however it is written', () => {
  test.each([
    '9431012345',
    'Call 94310 12345 now',
    '+91-94310-12345',
    '(0) 9431 012 345',
    '9.4.3.1.0.1.2.3.4.5',
    '9 4 3 1 0 1 2 3 4 5',
    '94310/12345',
    '94310_12345',
    '९४३१० १२३४५',
    'फ़ोन ९४३१०-१२३४५',
    '９４３１０１２３４５',
    '94310\u200b12345',
    '943\u00ad1012345',
    '9431O12345'.replace('O12', 'o12'),
    'nine four three one zero one two three four five',
    'नौ चार तीन एक शून्य एक दो तीन चार पाँच',
    'wa.me/919431012345',
  ])('%s', (text) => {
    expect(findContactDetails(text)).toContain(PHONE)
  })

  test.each(['06562-222 333', '0651 2331234', '1800 123 4567', '+1 212 555 0100'])('%s', (text) => {
    expect(findContactDetails(text)).toHaveLength(1)
  })
})

describe('a mail address is found', () => {
  test.each([
    'lucky@casino.example',
    'Lucky @ Casino.Example',
    'lucky (at) casino (dot) example',
    'lucky [at] casino.example',
    'lucky＠casino．example',
    'lucky at casino.com',
    'lucky at casino dot com',
    'pay9@okbank',
  ])('%s', (text) => {
    expect(findContactDetails(text).filter((one) => one.includes('@'))).toHaveLength(1)
  })
})

describe('a link is found', () => {
  test.each([
    'https://casino.example/x',
    'HTTP://CASINO.EXAMPLE',
    'www.casino.example',
    'casino.com',
    'see casino.in/offers',
    'casino dot com',
    'casino .com',
    't.me/lucky',
    'bit.ly/3x',
    'tel:12345',
    'upi:pay?pa=x',
    'दुकान.भारत',
  ])('%s', (text) => {
    expect(findContactDetails(text).length).toBeGreaterThan(0)
  })
})

describe('what is none of these passes', () => {
  test.each([
    'Open 9 am - 6.30 pm, closed on Sunday.',
    'Since 1987. In 2010-2015 we moved twice.',
    '₹1,50,000 to ₹2,00,000',
    'Rooms from ₹800, 24 hours.Hot water.',
    'PIN 425001, near NH 39',
    'Mahua, karanj and kusum oil; 500 ml, 1 l, 5 l',
    'We are at Bariatu. Come in.',
    'Meet us at the market. In the evening too.',
    'महुआ का तेल। एक बार आइए, दो दिन में काम।',
    'GST 20ABCDE1234F1Z5',
    '25.12.2025',
  ])('%s', (text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

test('what the listing shows already does not wait; a list is read as one text', () => {
  const known = new Set(
    findContactDetails('+919431012345 shop@mahua.example https://mahua.example'),
  )
  expect(hasUnknownContactDetails('Call 94310 12345 or shop@mahua.example', known)).toBe(false)
  expect(hasUnknownContactDetails('Call 94310 12346', known)).toBe(true)
  expect(hasUnknownContactDetails(['94310', '12346'], known)).toBe(true)
  expect(hasUnknownContactDetails([{ date: '2026-01-01', note: '९४३१० १२३४६' }], known)).toBe(true)
  expect(hasUnknownContactDetails({ '/a.jpg': 'casino.com' }, known)).toBe(true)
  // Beside a number that is known, another one is found in either order.
  expect(hasUnknownContactDetails('94310 12345 / 94310 12346', known)).toBe(true)
  expect(hasUnknownContactDetails('94310 12346 94310 12345', known)).toBe(true)
  expect(hasUnknownContactDetails(null, known)).toBe(false)
  expect(hasUnknownContactDetails(42, known)).toBe(false)
})

describe('a social link', () => {
  test.each([
    ['facebook', 'https://www.facebook.com/mahua'],
    ['facebook', 'https://m.facebook.com/mahua'],
    ['instagram', 'https://instagram.com/mahua'],
    ['twitter', 'https://x.com/mahua'],
    ['linkedin', 'https://in.linkedin.com/company/mahua'],
    ['youtube', 'https://youtu.be/abc'],
  ] as const)('%s: %s is of it', (field, link) => {
    expect(isLinkOfNetwork(field, link)).toBe(true)
    expect(needsApprovalByValue(field, link, new Set())).toBe(false)
  })

  test.each([
    ['facebook', 'https://casino.example/facebook.com'],
    ['facebook', 'https://facebook.com.casino.example'],
    ['facebook', 'https://notfacebook.com/x'],
    ['facebook', 'https://l.facebook.com/l.php?u=https://casino.example'],
    ['facebook', 'https://facebook.com@casino.example'],
    ['facebook', 'https://instagram.com/mahua'],
    ['youtube', 'https://www.youtube.com/redirect?q=https://casino.example'],
    ['twitter', 'https://netx.com/mahua'],
    ['instagram', 'no address'],
  ] as const)('%s: %s is not', (field, link) => {
    expect(isLinkOfNetwork(field, link)).toBe(false)
    expect(needsApprovalByValue(field, link, new Set())).toBe(true)
  })
})

test.each(['a', '1 ', ' ', '.', 'a.', '(', '@', '( at ', 'क़', 'www.', '1.-', ' dot '])(
  'a long text of %j is read at once',
  (part) => {
    const started = performance.now()
    findContactDetails(part.repeat(20_000))
    expect(performance.now() - started).toBeLessThan(1500)
  },
)
