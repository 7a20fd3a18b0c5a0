/**
 * A person's browser. A program's views and clicks are not counted, and a Chromium without windows
 * names itself as one in the hints beside its name too.
 */
export const PERSON_BROWSER = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/149.0.0.0 Mobile Safari/537.36',
  extraHTTPHeaders: { 'Sec-CH-UA': '"Chromium";v="149", "Not A(Brand";v="8"' },
}
