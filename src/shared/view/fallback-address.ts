const FALLBACK = '/fallback/business'

/**
 * The fallback page for a business or a post without a static page yet; null for any other address.
 */
export function getPageFallbackPath(path: string): string | null {
  const named = /^\/business\/([^/]{1,200})\/?$/.exec(path)?.[1]
  const post = /^\/blog\/([^/]{1,200})\/?$/.exec(path)?.[1]
  if (post) return `/fallback/post?post=${post}`
  if (namesNoBusiness(path)) return FALLBACK
  return named ? `${FALLBACK}?business=${named}` : null
}

/** The same of a classified ad. */
export function getClassifiedFallbackPath(path: string): string | null {
  const named = /^\/classified\/([^/]{1,200})\/?$/.exec(path)?.[1]
  return named ? `/fallback/classified?ad=${named}` : null
}

/**
 * The slug, id or business id that the address asks for, still encoded parts decoded: of the
 * fallback page itself, or of a business's own address when the server answers the fallback page
 * there. Null when there is none.
 */
export function getRequestedBusiness(path: string, query: string): string | null {
  const named = path.startsWith(FALLBACK)
    ? new URLSearchParams(query).get('business')
    : (/^\/business\/([^/]{1,200})\/?$/.exec(path)?.[1] ?? null)
  if (!named || named === 'undefined') return null
  try {
    return path.startsWith(FALLBACK) ? named : decodeURIComponent(named)
  } catch {
    return null
  }
}

/** Whether the address names nothing at all, when `getRequestedBusiness` finds nothing in it. */
export function isEmptyFallbackPath(path: string, query: string): boolean {
  return path.startsWith(FALLBACK)
    ? !new URLSearchParams(query).get('business')
    : namesNoBusiness(path)
}

const namesNoBusiness = (path: string): boolean => /^\/business\/?$/.test(path)
