import { PIN_BEGINNINGS } from '#district/local.ts'
import type { ImportField } from '#shared/rules/imports.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { isPin } from '#shared/rules/pin.ts'
import { toLatinDigits } from '#shared/text/latin-digits.ts'

type Mapping = Partial<Record<ImportField, string>>

/** So many of the values that are there must look alike. */
const MIN_SHARE = 0.8
const MIN_VALUES = 3

const DEGREES = /^\d{1,2}\.\d{3,}$/
const PAIR = /^\d{1,2}\.\d{2,}\s*[,;]\s*\d{2}\.\d{2,}$/

const isBetween = (text: string, least: number, most: number) =>
  DEGREES.test(text) && Number(text) >= least && Number(text) <= most

/** Of the district's state, where its PIN codes are told: other numbers have six digits, too. */
const isPincode = (text: string) =>
  isPin(text) &&
  (PIN_BEGINNINGS.length === 0 || PIN_BEGINNINGS.some((begin) => text.startsWith(begin)))

/** What the values of public lists look like, the surest first. */
const LOOKS: readonly { field: ImportField; fits: (text: string) => boolean; unique?: true }[] = [
  // School numbers (UDISE) have 11 digits, bank branches an IFSC.
  { field: 'source_id', fits: (text) => /^\d{11}$/.test(text), unique: true },
  { field: 'source_id', fits: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text), unique: true },
  { field: 'zip_code', fits: isPincode },
  { field: 'phone', fits: isMobile },
  { field: 'email', fits: (text) => /^[^\s@]+@[^\s@]+$/.test(text) },
  { field: 'website', fits: (text) => /^https?:\/\/\S+$/.test(text) },
  { field: 'latitude', fits: (text) => isBetween(text, 6, 37.5) || PAIR.test(text) },
  { field: 'longitude', fits: (text) => isBetween(text, 68, 97.5) },
]

/** A serial number gives way to a number that is the same in every list. */
const SERIAL = /^(s(r|l)?[\s._]*no\.?|serial|#|id)$/i

/**
 * Completes what the column names told by what the values of the first rows look like: PIN codes,
 * mobile numbers, coordinates, school and branch numbers.
 */
export function guessByValues(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  byName: Mapping,
): { map: Mapping } {
  const map = { ...byName }
  const taken = new Set(Object.values(map))
  for (const { field, fits, unique } of LOOKS) {
    const given = map[field]
    if (given !== undefined && !(unique && SERIAL.test(given.trim()))) continue
    const column = columns.find((name, at) => {
      if (name === '' || taken.has(name)) return false
      const values = rows.map((cells) => toLatinDigits((cells[at] ?? '').trim())).filter(Boolean)
      const isAlike = values.filter(fits).length >= MIN_SHARE * values.length
      const isUnique = !unique || new Set(values).size === values.length
      return values.length >= MIN_VALUES && isAlike && isUnique
    })
    if (column === undefined) continue
    map[field] = column
    taken.add(column)
  }
  return { map }
}

function isMobile(text: string): boolean {
  const phone = /^\+?[\d\s-]{10,15}$/.test(text) ? normalisePhone(text) : null
  return phone !== null && /^\+91[6-9]\d{9}$/.test(phone)
}
