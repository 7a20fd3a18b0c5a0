import { createHmac, timingSafeEqual } from 'node:crypto'

/** The cookie that an administrator's browser shows to the site during maintenance. */
export const PASS_COOKIE = 'zila_pass'
/** As long as a working day. */
export const PASS_SECONDS = 12 * 60 * 60

const keyOf = (secret: string, until: string) =>
  createHmac('sha256', secret).update(`site pass ${until}`).digest('base64url')

/** A pass that holds for half a day. It shows pages, and allows nothing else. */
export function makeSitePass(secret: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + PASS_SECONDS)
  return `${until}.${keyOf(secret, until)}`
}

/** Whether the cookies of a request hold a pass that is good now. */
export function hasSitePass(cookies: string | undefined, secret: string, now: Date): boolean {
  const pass = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${PASS_COOKIE}=`))
    ?.slice(PASS_COOKIE.length + 1)
  const [until = '', key = ''] = pass?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const [given, good] = [Buffer.from(key), Buffer.from(keyOf(secret, until))]
  return given.length === good.length && timingSafeEqual(given, good)
}
