import { describe, expect, test } from 'vitest'
import { PAYMENT_REQUEST_WORDS } from '#config/payment-request-words.ts'
import { isAskingForMoney } from '#shared/rules/asks-for-money.ts'

const asks = (text: string) => isAskingForMoney(text, PAYMENT_REQUEST_WORDS)

describe('a message that asks for money', () => {
  test.each([
    'Please pay 500 advance, then I keep it for you.',
    'Send me the OTP.',
    'My UPI: ravi@bank',
    'Scan the QR-code and it is yours',
    'पहले पैसे भेजो, फिर गाड़ी मिलेगी',
    'ओटीपी बताइए',
    'बयाना दे दीजिए',
    'Pehle paise bhejiye bhai',
    'PAISE  BHEJO',
    'google\npay kar do',
  ])('%s', (text) => expect(asks(text)).toBe(true))

  test.each([
    'Is the shop open on Sunday?',
    'The cupboard is two metres high.',
    'क्या दुकान रविवार को खुली रहती है?',
    'Kitne paise lagenge?',
    'Supira rice, 20 kg',
    '',
  ])('but not: %s', (text) => expect(asks(text)).toBe(false))

  test('no word is there twice', () => {
    expect(new Set(PAYMENT_REQUEST_WORDS).size).toBe(PAYMENT_REQUEST_WORDS.length)
  })
})
