import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isBot } from '#server/analytics/is-bot.ts'
import { isPrefetch } from '#server/kit/http/prefetch.ts'

test.each([
  '',
  'Dart/3.2 (dart:io)',
  'okhttp/4.12.0',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.31',
  'Python/3.11 aiohttp/3.9',
  'Go-http-client/2.0',
  'Java/17.0.9',
  'Apache-HttpClient/4.5 (Java/1.8)',
  'libwww-perl/6.72',
  'axios/1.6.2',
  'node-fetch/1.0',
  'node',
  'undici',
  'GuzzleHttp/7',
  'CFNetwork/1490 Darwin/23',
  'Dalvik/2.1.0 (Linux; U; Android 13)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0 Safari/537.36',
  'Mozilla/5.0 (compatible; okhttp/4.9)',
  'Mozilla/5.0 (Linux; Android 10) Dart/2.19',
  'SomethingElse/1.0',
])('%s is a program', (agent) => expect(isBot(agent)).toBe(true))

test.each([
  'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Version/17.1 Safari/604.1',
  'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54',
  'UCWEB/2.0 (Java; U; MIDP-2.0; en-IN; nokia) U2/1.0.0 UCBrowser/9.4',
  'Mozilla/5.0 (Linux; U; Android 12; en-in; Redmi) Chrome/100 XiaoMi/MiuiBrowser/14',
])('%s is a browser', (agent) => expect(isBot(agent)).toBe(false))

const says = async (headers: Record<string, string>) => {
  const app = new Hono().get('/', (c) => c.text(String(isPrefetch(c))))
  return (await app.request('/', { headers })).text()
}

test.each([
  ['Sec-Purpose', 'prefetch'],
  ['Sec-Purpose', 'prefetch;prerender'],
  ['Purpose', 'prefetch'],
  ['X-Purpose', 'preview'],
  ['X-Purpose', 'Prefetch'],
  ['X-Moz', 'prefetch'],
])('%s: %s asks ahead', async (name, value) => {
  expect(await says({ [name]: value })).toBe('true')
})

test('a request of somebody who looks does not', async () => {
  expect(await says({})).toBe('false')
  expect(await says({ 'Sec-Purpose': '', Purpose: 'navigate' })).toBe('false')
})
