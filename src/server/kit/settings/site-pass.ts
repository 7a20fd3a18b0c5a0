import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'

/** The cookie that an administrator's browser shows to the site during maintenance. */
export const PASS_COOKIE = 'zila_pass'
/** As long as a working day. */
export const PASS_SECONDS = 12 * 60 * 60

/** A pass that holds for half a day. It shows pages, and allows nothing else. */
export function createSitePass(secret: Secret, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + PASS_SECONDS)
  return `${until}.${createMac(secret, 'site pass', until).toString('base64url')}`
}

/** Whether the cookies of a request hold a pass that is good now. */
export function hasSitePass(cookies: string | undefined, secret: Secret, now: Date): boolean {
  const pass = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${PASS_COOKIE}=`))
    ?.slice(PASS_COOKIE.length + 1)
  const [until = '', key = ''] = pass?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  return verifyMac(secret, 'site pass', until, key)
}
