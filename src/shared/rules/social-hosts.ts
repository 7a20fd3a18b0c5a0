/** The hosts of each network whose links a listing may carry; hosts below them count as well. */
const HOSTS = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  instagram: ['instagram.com', 'instagr.am'],
  twitter: ['twitter.com', 'x.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
} as const

export type SocialField = keyof typeof HOSTS
export const SOCIAL_FIELDS = Object.keys(HOSTS) as SocialField[]

/**
 * Whether a link leads to the network whose field it is in. Pages there that lead on to any other
 * site (`l.facebook.com/l.php?u=`) do not count.
 */
export function isLinkOfNetwork(field: SocialField, link: string): boolean {
  if (!URL.canParse(link)) return false
  const { hostname, pathname, username, port, protocol } = new URL(link)
  if (username || port || !/^https?:$/.test(protocol)) return false
  if (/^\/(?:l\.php|redirect|linkshim|share|sharer)/.test(pathname)) return false
  if (/^(?:l|lm)\.(?:facebook|instagram)\.com$/.test(hostname)) return false
  return HOSTS[field].some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
