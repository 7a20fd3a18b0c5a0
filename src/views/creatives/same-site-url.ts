const API = import.meta.env.PUBLIC_API_URL || '/api'

/**
 * An address below the site or the API; null for one of another host, because nobody has asked for
 * the advertisement.
 */
export function toSameSiteUrl(path: string | null): string | null {
  if (!path) return null
  // Chosen on this device and not sent yet: an advertiser's preview.
  if (path.startsWith('blob:')) return path
  // As `getImageUrl`, whose file would bring the names of all drawings along.
  const below = `${API}/${path.replace(/^\/?(?:api\/)?/, '')}`
  const address = new URL(/^https?:/i.test(path) ? path : below, location.href)
  const own = [location.origin, new URL(API, location.href).origin]
  return own.includes(address.origin) ? address.href : null
}
