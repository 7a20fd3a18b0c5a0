import { PREFIX } from './address.ts'

const LOGIN = `${PREFIX}/login`
/** Pages that make no sense as the destination after signing in. */
const NOT_BACK_TO =
  /^(?:\/\w\w)?\/(login|register|forgot-password|reset-password|confirm-email|restore-number|api)(\/|$)/
const MAX_LENGTH = 2000

/**
 * Signing in, and back to where it was asked for: `getLoginPath('/business/a?tab=photos#reviews')`.
 */
export const getLoginPath = (from: string): string =>
  parseReturnPath(from, 'https://own.example') ? `${LOGIN}?from=${encodeURIComponent(from)}` : LOGIN

/**
 * The path on the site that `from` names, or null when it leads anywhere else: another host,
 * another scheme, or back to signing in. Links with `?from=` can come from strangers.
 */
export function parseReturnPath(from: string | null | undefined, origin: string): string | null {
  if (
    !from ||
    from.length > MAX_LENGTH ||
    !/^\/(?![/\\])/.test(from) ||
    !URL.canParse(from, origin)
  )
    return null
  const url = new URL(from, origin)
  if (
    url.origin !== new URL(origin).origin ||
    url.pathname.startsWith('//') ||
    NOT_BACK_TO.test(url.pathname)
  )
    return null
  return url.pathname + url.search + url.hash
}
