import type { SpecialDay } from '#shared/rules/hours.ts'
import { unpackWeek } from '#shared/rules/unpack-hours.ts'
import { slugify } from '#shared/text/slug.ts'
import { COLUMN, POINT, ROW, type PackedListing } from './district-pack.ts'

/** The listings of a part. */
export function unpackListings(text: string): PackedListing[] {
  const columns = text.split(COLUMN).map((column) => column.split(ROW))
  const [ids = [], ...others] = columns
  let id = 0
  return ids.flatMap((step, i) => {
    if (step === '') return []
    id += Number(step)
    const cell = (column: number) => others[column]?.[i] ?? ''
    const name = cell(0)
    const phone = readNumber(cell(6))
    const hours = cell(9)
    return {
      id,
      name,
      nameHi: cell(1) || null,
      slug: cell(2) || slugify(name),
      categoryId: Number(cell(3)),
      address: cell(4),
      zipCode: cell(5) || null,
      phone,
      whatsappNumber: cell(7) === '=' ? phone : readNumber(cell(7)),
      alternatePhone: readNumber(cell(8)),
      businessHours: hours ? unpackWeek(hours) : null,
      specialDays: cell(10) ? (JSON.parse(cell(10)) as SpecialDay[]) : [],
      latitude: readPoint(cell(11)),
      longitude: readPoint(cell(12)),
      verified: cell(13).includes('v'),
      featured: cell(13).includes('f'),
    }
  })
}

const readNumber = (cell: string): string | null =>
  cell === '' ? null : /^\d{10}$/.test(cell) ? `+91${cell}` : cell
const readPoint = (cell: string): number | null => (cell === '' ? null : Number(cell) / POINT)
