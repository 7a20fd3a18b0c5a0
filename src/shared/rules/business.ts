import { DAY_MS } from './duration.ts'

/** Legal forms: what a business is before the law, not what it does. */
export const BUSINESS_TYPES = [
  'individual',
  'partnership',
  'company',
  'llc',
  'corporation',
  'nonprofit',
] as const
export type BusinessType = (typeof BUSINESS_TYPES)[number]
export const EMPLOYEE_COUNTS = ['1', '2-10', '11-50', '51-200', '200+'] as const
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const
export const PAYMENT_METHODS = [
  'Cash',
  'Credit Card',
  'Debit Card',
  'UPI',
  'Net Banking',
  'Digital Wallet',
  'Cheque',
  'Bank Transfer',
  'PayTM',
  'Google Pay',
  'PhonePe',
  'BHIM',
] as const

/**
 * `active` is in lists and has a page; `closed` (moved, or closed for good) has its page alone,
 * which says so.
 */
export const BUSINESS_STATUSES = ['pending', 'active', 'inactive', 'closed'] as const
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

/** The statuses in which a business has a page. */
export const PUBLIC_BUSINESS_STATUSES = ['active', 'closed'] as const satisfies BusinessStatus[]
export const hasPublicPage = (status: BusinessStatus): boolean =>
  status === 'active' || status === 'closed'

/** Why a business is closed for some time. */
export const PAUSE_REASONS = ['renovation', 'holiday', 'season', 'other'] as const

/** For how many days a deleted listing can be restored. */
export const BUSINESS_RESTORE_DAYS = 30

/** When a listing that was deleted at an instant is removed. */
export const getPermanentDeletionDate = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + BUSINESS_RESTORE_DAYS * DAY_MS)

const MOVES: Record<BusinessStatus, BusinessStatus[]> = {
  pending: ['active', 'inactive'], // approve, reject
  active: ['inactive'], // deactivate
  inactive: ['active'], // reactivate
  closed: ['inactive'], // deactivate; its owner opens it again
}

/** Whether an administrator may move a listing from one status to another. */
export function canChangeStatus(from: BusinessStatus, to: BusinessStatus): boolean {
  return MOVES[from].includes(to)
}

export type AddressParts = Partial<
  Record<'address' | 'landmark' | 'city' | 'district' | 'state' | 'zipCode', string | null>
>

/**
 * One line, `Main Road, Near Fort, Panki, Palamu, Jharkhand 822122`; parts that the address already
 * contains are not repeated.
 */
export function formatAddress({
  address,
  landmark,
  city,
  district,
  state,
  zipCode,
}: AddressParts): string {
  const said = new Set<string>()
  const parts = [address, landmark, city, district, state].flatMap((part) => {
    const text = part?.trim().replace(/,$/, '') ?? ''
    if (text === '' || said.has(text.toLowerCase())) return []
    for (const piece of text.toLowerCase().split(',')) said.add(piece.trim())
    return [text]
  })
  const line = parts.join(', ')
  if (!zipCode || line.includes(zipCode)) return line
  return `${line} ${zipCode}`.trim()
}

/**
 * A list that may come as an array, as JSON text or as comma-separated text; blanks and doubles
 * dropped.
 */
export function parseList(value: unknown): string[] {
  const items = typeof value === 'string' ? splitList(value.trim()) : value
  if (!Array.isArray(items)) return []
  const texts = items.flatMap((item: unknown) => {
    return typeof item === 'string' || typeof item === 'number' ? [String(item).trim()] : []
  })
  return [...new Set(texts)].filter(Boolean)
}

function splitList(text: string): unknown {
  if (!text.startsWith('[')) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** The id of a YouTube watch link or short link; null for any other address. */
export function parseYouTubeId(url: string): string | null {
  const link = parseLink(url.trim())
  const host = link?.hostname.replace(/^(?:www|m)\./, '')
  let id: string | null | undefined
  if (host === 'youtu.be') id = link?.pathname.slice(1)
  if (host === 'youtube.com' && link?.pathname === '/watch') id = link.searchParams.get('v')
  return id && /^[\w-]{11}$/.test(id) ? id : null
}

function parseLink(text: string): URL | null {
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
}
