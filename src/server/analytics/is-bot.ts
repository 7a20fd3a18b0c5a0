import { isbot } from 'isbot'

/**
 * How browsers begin: all of today call themselves Mozilla; Opera Mini, UC Browser and the browsers
 * of old phones use their own names. Libraries do not: Dart, okhttp, curl, python-requests.
 */
const BROWSERS = /^(?:Mozilla|Opera|UCWEB|Nokia|SAMSUNG|SonyEricsson|BlackBerry|Lava|Micromax)/i

/** Libraries, and browsers without a person, that some put behind a browser's beginning. */
const BOTS = new RegExp(
  [
    ...['dart', 'okhttp', 'curl', 'wget', 'python', 'aiohttp', 'httpx', 'go-http-client'],
    ...['apache-httpclient', 'libwww', 'lwp', 'axios', 'node-fetch', 'undici', 'got', 'cfnetwork'],
    ...['dalvik', 'alamofire', 'guzzle', 'reqwest', 'ruby', 'php', 'powershell', 'postman'],
    ...['insomnia', 'httpie', 'scrapy', 'jsdom', 'phantomjs', 'puppeteer', 'playwright'],
    ...['selenium', 'webdriver', 'headless\\w*'],
  ]
    .map((name) => `\\b${name}\\b`)
    .join('|'),
  'i',
)

/** Whether the request names itself as a program; one that names nothing is no browser either. */
export const isBot = (userAgent: string): boolean =>
  !BROWSERS.test(userAgent) || BOTS.test(userAgent) || isbot(userAgent)
