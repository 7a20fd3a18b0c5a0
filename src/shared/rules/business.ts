export const BUSINESS_TYPES = [
  'individual',
  'partnership',
  'company',
  'llc',
  'corporation',
  'nonprofit',
] as const
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

/** A business type as shown: underscores are spaces. */
export function businessTypeLabel(type: string): string {
  return type.replaceAll('_', ' ')
}

export const BUSINESS_STATUSES = ['pending', 'active', 'inactive'] as const
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

/** How an owner takes a listing away: for good after some days, or as a business that closed. */
export const WITHDRAWALS = ['deleted', 'closed'] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

/** For so long a deletion can be undone; then the listing is erased. */
export const UNDO_DAYS = 30
/** The longest pause: its days are special days, and a listing has at most this many. */
export const MAX_PAUSE_DAYS = 60

const MOVES: Record<BusinessStatus, BusinessStatus[]> = {
  pending: ['active', 'inactive'], // approve, reject
  active: ['inactive'], // deactivate
  inactive: ['active'], // reactivate
}

/** Whether an administrator may move a listing from one status to another. */
export function canMove(from: BusinessStatus, to: BusinessStatus): boolean {
  return MOVES[from].includes(to)
}

export type AddressParts = Partial<
  Record<'address' | 'landmark' | 'city' | 'district' | 'state' | 'zipCode', string | null>
>

/**
 * One line, `Main Road, Near Fort, Panki, Palamu, Jharkhand 822122`; what the address already says
 * is not said again.
 */
export function displayAddress({
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
export function videoId(url: string): string | null {
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
