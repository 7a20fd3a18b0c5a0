import { expect, test } from 'vitest'
import { getPunycodeHost, parseTargetUrl } from '#shared/rules/target-address.ts'

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['Https://shop.example/a?b=C#d', 'https://shop.example/a?b=C#d'],
  ['  HTTP://Shop.Example/Path ', 'http://Shop.Example/Path'],
  ['https://दुकान.भारत/घर', 'https://दुकान.भारत/घर'],
  ['https://shop.example:8443/x', 'https://shop.example:8443/x'],
  ['https://shop.example/@name', 'https://shop.example/@name'],
])('%s is taken as %s', (given, url) => {
  expect(parseTargetUrl(given)).toEqual({ url })
})

test.each([
  ['shop.example', 'Start with'],
  ['javascript:alert(1)', 'Start with'],
  ['//shop.example', 'Start with'],
  ['https://', 'Enter the full'],
  ['https://shop.exa mple', 'invisible'],
  ['https://shop\u200b.example', 'invisible'],
  ['https://shop.example/\u202egpj', 'invisible'],
  ['https://shop.example/\u0000', 'invisible'],
  ['https://user:pass@shop.example', 'password'],
  ['https://bank.example@evil.example', 'password'],
  ['https://@shop.example', 'password'],
  ['http://127.0.0.1', 'not an IP address'],
  ['http://10.0.0.5:8080/', 'not an IP address'],
  ['http://2130706433/', 'not an IP address'],
  ['http://0x7f.1/', 'not an IP address'],
  ['http://0177.0.0.1/', 'not an IP address'],
  ['http://127.1', 'not an IP address'],
  ['http://[::1]/', 'not an IP address'],
  ['http://[fd00::1]/', 'not an IP address'],
  ['http://[::ffff:10.0.0.1]/', 'not an IP address'],
  ['http://169.254.169.254/latest', 'not an IP address'],
  ['http://localhost/', 'website'],
  ['http://LOCALHOST./', 'website'],
  ['http://printer.local', 'website'],
  ['http://api.internal/', 'website'],
  ['http://router', 'website'],
])('%s is refused: %s', (given, problem) => {
  expect(parseTargetUrl(given)).toEqual({ problem: expect.stringContaining(problem) as string })
})

test('letters that look like others show in punycode', () => {
  expect(getPunycodeHost('https://аpple.example/')).toBe('xn--pple-43d.example')
  expect(getPunycodeHost('https://www.दुकान.भारत/')).toMatch(/^www\.xn--.*\.xn--/)
  expect(getPunycodeHost('https://apple.example/а')).toBeNull()
  expect(getPunycodeHost('nothing')).toBeNull()
})
