const MAX_LENGTH = 500

/**
 * A web address, with its `https://` where that was left out; null for anything that must not
 * become a link.
 */
export function normaliseWebAddress(text: string): string | null {
  const trimmed = text.trim()
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = URL.canParse(address) ? new URL(address) : null
  const isUsable =
    url &&
    /^https?:\/\/[^/\\]/i.test(address) &&
    url.hostname.includes('.') &&
    !/\s/.test(trimmed) &&
    !url.username &&
    !url.password
  return isUsable && address.length <= MAX_LENGTH ? address : null
}
