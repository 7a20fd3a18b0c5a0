import { join } from 'node:path'
import { readCsv } from './csv.ts'
import { formatDistrictName } from './districts.ts'
import { createHeadquartersFinder, type FindHeadquarters } from './headquarters.ts'
import { hindiPlaces } from './hindi-places.ts'
import { townAliases, hindiTownNames } from './jharkhand-names.ts'
import { townByPostOffice } from './jharkhand-towns.ts'
import { palamuTowns } from './palamu-towns.ts'
import { parsePalamuPoint } from './points.ts'

export const locationColumns = [
  'state',
  'district',
  'city',
  'pincode',
  'latitude',
  'longitude',
  'aliases',
  'name_hi',
] as const

type Location = Partial<Record<(typeof locationColumns)[number], string>> & {
  district: string
  city: string
}

/**
 * The towns of every district of Jharkhand: Palamu's by hand, the others from their sub and head
 * post offices.
 */
export function readLocations(sourceFolder: string): Location[] {
  const offices = readCsv(join(sourceFolder, 'pincodes/jharkhand.csv')).filter(
    (row) => row.office_type !== 'BO',
  )
  const find = createHeadquartersFinder(sourceFolder)
  const rehla = offices.find(({ office }) => office === 'Rehala SO')
  const palamu = palamuTowns.map((town) => ({
    district: 'Palamu',
    city: town.city,
    pincode: town.pincode,
    ...(town.headquarters ? find('Palamu', [town.headquarters]) : undefined),
    ...(town.city === 'Rehla' ? parsePalamuPoint(rehla?.lat ?? '', rehla?.lng ?? '') : undefined),
    aliases: town.aliases.join('|'),
    name_hi: hindiPlaces[town.city] ?? '',
  }))
  return [...palamu, ...otherTowns(offices, find)]
    .map((location) => ({ state: 'Jharkhand', ...location }))
    .toSorted(
      (left, right) => compare(left.district, right.district) || compare(left.city, right.city),
    )
}

function otherTowns(
  offices: readonly Record<string, string>[],
  find: FindHeadquarters,
): Location[] {
  const towns = new Map<string, Location>()
  for (const row of offices.toSorted(
    (left, right) => rank(left) - rank(right) || compare(left.pincode, right.pincode),
  )) {
    const district = formatDistrictName(row.district ?? '')
    const city = townOf(row.office ?? '', district)
    if (district === 'Palamu' || city === '' || towns.has(`${district} ${city}`)) continue
    const names = townAliases[city] ?? []
    towns.set(`${district} ${city}`, {
      district,
      city,
      pincode: row.pincode ?? '',
      ...find(district, [city, ...names]),
      aliases: names.join('|'),
      name_hi: hindiTownNames[city] ?? '',
    })
  }
  return [...towns.values()]
}

/** A town's PIN code is that of its head office, else of the office that bears its name. */
function rank(row: Record<string, string>): number {
  if (row.office_type === 'HO') return 0
  return townOf(row.office ?? '', formatDistrictName(row.district ?? '')) ===
    bareOffice(row.office ?? '')
    ? 1
    : 2
}

function townOf(office: string, district: string): string {
  const bare = bareOffice(office)
  const named = Object.entries(townByPostOffice[district] ?? {}).find(([, names]) =>
    names.split(', ').includes(bare),
  )
  return named ? named[0] : bare
}

/**
 * "Chas SO Bokaro", "Hazaribagh Court NDSO", "Krishnapuri S O" without the kind of office and what
 * follows it.
 */
function bareOffice(office: string): string {
  return office
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?:ND)?(?:S\.? ?O|HO|PO)\b.*$/, '')
    .trim()
}

function compare(left = '', right = ''): number {
  return left < right ? -1 : left > right ? 1 : 0
}
