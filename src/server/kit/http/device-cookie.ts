import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiDeps } from './context.ts'

const NAME = 'zila_device'
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60
/** A family shares a phone; more accounts than this and the oldest is forgotten. */
const MAX_TOKENS = 5
const SEPARATOR = '~'

/**
 * The tokens by which accounts recognise this browser (`accounts/device-tokens.ts`). They open
 * nothing by themselves.
 */
export type DeviceCookie = {
  tokens: readonly string[]
  /** Keeps a token in the browser, in place of those that begin with the same word. */
  keep: (token: string, startsWith: string) => void
}

/**
 * Reads and writes the cookie of a request. Only the API gets it, and no script can read it. Where
 * the API has an origin of its own, browsers keep it unless they refuse cookies of other sites.
 */
export function openDeviceCookie(c: Context, { siteUrl, apiUrl }: ApiDeps['config']): DeviceCookie {
  const tokens = (getCookie(c, NAME) ?? '').split(SEPARATOR, MAX_TOKENS).filter(Boolean)
  const [site, own] = [new URL(siteUrl), new URL(apiUrl)]
  const secure = own.protocol === 'https:'
  return {
    tokens,
    keep: (token, startsWith) => {
      const others = tokens.filter((one) => !one.startsWith(startsWith))
      setCookie(c, NAME, [token, ...others].slice(0, MAX_TOKENS).join(SEPARATOR), {
        path: own.pathname.replace(/\/$/, '') || '/',
        httpOnly: true,
        secure,
        // Another site's pages need `None`, which browsers take over https only.
        sameSite: secure && own.origin !== site.origin ? 'None' : 'Strict',
        maxAge: MAX_AGE_SECONDS,
      })
    },
  }
}
