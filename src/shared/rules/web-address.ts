import { parseTargetUrl } from './target-address.ts'

const MAX_LENGTH = 500

/**
 * A web address, with its `https://` where that was left out; null for anything that must not
 * become a link: what an advertisement may not lead to, a listing may not either.
 */
export function normaliseWebAddress(text: string): string | null {
  const trimmed = text.trim()
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  const isUsable = !/^https?:\/\/[/\\]/i.test(address) && 'url' in parseTargetUrl(address)
  return isUsable && address.length <= MAX_LENGTH ? address : null
}
