import { expect, test } from 'vitest'
import { translateAnswerSentence } from '#i18n/hi/refusals/translate.ts'
import { describeDevice } from '#server/people/accounts/device.ts'

const MOZILLA = 'Mozilla/5.0'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  [`${MOZILLA} (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`${MOZILLA} (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/142.0`, 'Edge on Windows'],
  [`${MOZILLA} (Linux; Android 10; K) ${CHROME} Safari/537.36 OPR/80.0`, 'Opera on Android'],
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ` +
      '(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [`${MOZILLA} (Mobile; LYF/F90M; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5`, 'Firefox on KaiOS'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
  const [browser, system] = device.split(' on ')
  const hindi = system ? `${system} पर ${browser}` : 'अनजान फ़ोन या कंप्यूटर'
  expect(translateAnswerSentence(device)).toBe(hindi)
})
