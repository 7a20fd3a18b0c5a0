import { describe, expect, test } from 'vitest'
import { normaliseWebAddress } from '#shared/rules/web-address.ts'

describe('a web address', () => {
  test.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    [' example.org ', 'https://example.org'],
    ['HTTP://Example.org', 'HTTP://Example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['दुकान.भारत', 'https://दुकान.भारत'],
  ])('%s is %s', (text, address) => {
    expect(normaliseWebAddress(text)).toBe(address)
  })

  test.each([
    '',
    'example',
    'javascript:alert(1)',
    'javascript:alert(1).x',
    'data:text/html,x.y',
    'mailto:a@example.org',
    'ftp://example.org',
    '//example.org',
    'https://user:pass@example.org',
    'https://bank.example@evil.example',
    'a b.org',
    'https://shop\u200b.example',
    'https://shop.example/\u202egpj',
    'https://shop.example/\u0000',
    '192.168.1.1/admin',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://[::1]/',
    'printer.local',
    'http://localhost./',
    `https://example.org/${'x'.repeat(500)}`,
  ])('%s is none', (text) => {
    expect(normaliseWebAddress(text)).toBeNull()
  })
})
