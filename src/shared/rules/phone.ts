import { AREA_CODE_PATTERN } from '#district/local.ts'
import { toLatinDigits } from '#shared/text/latin-digits.ts'

/** Emergency and railway numbers, dialled as they are. */
const SHORT_CODES = new Set(['100', '101', '102', '108', '112', '139', '181', '1091', '1098'])
const TOLL_FREE = /^18[06]0\d{6,7}$/
const MOBILE_OR_LANDLINE = /^[6-9]\d{9}$/
/** With its area code, as Delhi 11 or Kolkata 33; area codes 6xx to 8xx pass as the above. */
const LANDLINE = /^(?:[1-5][1-9]|[24]0)\d{8}$/

const AREA_CODE = new RegExp(`^(${AREA_CODE_PATTERN})(\\d+)$`)

/**
 * An Indian number in E.164 (`+919006618191`), from any usual way to write it: spaces, hyphens,
 * brackets, leading 0, 91 or +91, Devanagari digits. Toll-free numbers become `+911800...`,
 * emergency codes stay as they are (`108`). Null when it is none, also for a number without its
 * area code.
 */
export function normalisePhone(text: string): string | null {
  const plain = toLatinDigits(text.slice(0, 40))
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\u2010-\u2015-]/g, '')
  if (!/^\+?\d+$/.test(plain)) return null
  if (SHORT_CODES.has(plain)) return plain
  const national = nationalNumber(plain)
  return national ? `+91${national}` : null
}

function nationalNumber(plain: string): string | undefined {
  const international = /^(?:\+|00)/.test(plain)
  const digits = plain.replace(/^\+|^00/, '')
  // The country is also written as an area code would be: 091-9431234567.
  const withoutCountry = digits.replace(/^0?91/, '').replace(/^0/, '')
  const candidates = international
    ? digits.startsWith('91')
      ? [withoutCountry]
      : []
    : [digits.replace(/^0/, ''), withoutCountry]
  return candidates.find((number) =>
    [TOLL_FREE, MOBILE_OR_LANDLINE, LANDLINE].some((shape) => shape.test(number)),
  )
}

/**
 * For display: `+91 90066 18191`, `06562 231 206`, `1800 123 4567`, `108`. A number it does not
 * know stays as it is.
 */
export function formatPhone(e164: string): string {
  const national = /^\+91(\d{10,11})$/.exec(e164)?.[1]
  if (!national) return e164
  if (TOLL_FREE.test(national))
    return `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`
  const [, area, local] = AREA_CODE.exec(national) ?? []
  if (!area || !local) return `+91 ${national.slice(0, 5)} ${national.slice(5)}`
  const half = Math.floor(local.length / 2)
  return `0${area} ${local.slice(0, half)} ${local.slice(half)}`
}

/** `tel:+919006618191`; a number written another way is normalised first. */
export function toTelHref(phone: string): string {
  return `tel:${normalisePhone(phone) ?? phone.replace(/[^\d+]/g, '')}`
}

/** `https://wa.me/919006618191`: digits only, with the country's. */
export function toWhatsappHref(phone: string): string {
  return `https://wa.me/${(normalisePhone(phone) ?? phone).replace(/\D/g, '')}`
}
