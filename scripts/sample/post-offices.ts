import { join } from 'node:path'
import { readCsv } from './csv.ts'
import { hindiPlaces } from './hindi-places.ts'
import { joinParts, type SourceResult, type SampleListing } from './listing.ts'
import { palamuTowns } from './palamu-towns.ts'
import { parsePalamuPoint, getPointKey, findRepeatedPoints } from './points.ts'
import { stripOfficeType, formatOfficeName } from './post-office-names.ts'
import { wrongPostOfficePoints } from './post-office-points.ts'
import { getOfficeTown, findUnusedTowns } from './post-office-towns.ts'

const kinds: Readonly<Record<string, string>> = { BO: 'Branch', PO: 'Sub', HO: 'Head' }

/** The post offices of Palamu from India Post's directory under `pincodes/`. */
export function readPostOffices(sourceFolder: string): SourceResult {
  const rows = readCsv(join(sourceFolder, 'pincodes/palamu.csv'))
  const shared = findRepeatedPoints(rows.map((row) => [row.lat ?? '', row.lng ?? '']))
  const keys = rows.map((row) => `${formatOfficeName(row.office ?? '')} ${row.pincode}`)
  const strays = [
    ...findUnusedTowns(keys),
    ...wrongPostOfficePoints.filter((key) => !keys.includes(key)),
  ]
  if (strays.length > 0) throw new Error(`No such post office: ${strays.join(', ')}`)

  const dropped: string[] = []
  const listings = rows.flatMap((row) => {
    const listing = officeListing(row, shared)
    if (!listing) dropped.push(`${row.office} ${row.pincode}: a PIN code of Garhwa district`)
    return listing ?? []
  })
  return { listings: listings.toSorted(byPincodeAndName), dropped }
}

function officeListing(
  row: Record<string, string>,
  shared: ReadonlySet<string>,
): SampleListing | undefined {
  const { office = '', pincode = '', lat = '', lng = '' } = row
  const name = formatOfficeName(office)
  const town = getOfficeTown(name, pincode)
  if (!town) return undefined
  const kind = kinds[row.office_type ?? ''] ?? 'Branch'
  const hindi = hindiPlaces[name]
  const trusted =
    !shared.has(getPointKey(lat, lng)) && !wrongPostOfficePoints.includes(`${name} ${pincode}`)
  const spelling = stripOfficeType(office).replace(/ Palamau$| Nd$/, '')
  const village = name.replace(/-2$/, '')
  const isTown = palamuTowns.some(({ city }) => city === name)
  return {
    source_id: `${slug(office)}-${pincode}`,
    name: kind === 'Head' ? `${name} Head Post Office` : `${name} Post Office`,
    name_hi: hindi ? joinParts([hindi, kind === 'Head' ? 'प्रधान' : '', 'डाकघर'], ' ') : '',
    category: 'post-offices',
    description: joinParts(
      [
        `${kind} post office ${isTown ? 'in' : 'at'} ` +
          `${village.includes(town) ? village : `${village}, ${town}`}.`,
        `PIN ${pincode}.`,
        row.delivery === '1' ? 'Delivers mail.' : 'Does not deliver mail.',
      ],
      ' ',
    ),
    address: village === town ? '' : village,
    city: town,
    zip_code: pincode,
    ...(trusted ? parsePalamuPoint(lat, lng) : {}),
    tags: sameLetters(spelling, name) ? '' : spelling,
    source_note: joinParts(
      [
        "India Post's PIN code directory",
        stripOfficeType(office) === name ? '' : `listed as "${office}"`,
      ],
      '; ',
    ),
  }
}

function byPincodeAndName(left: SampleListing, right: SampleListing): number {
  return `${left.zip_code} ${left.name}` < `${right.zip_code} ${right.name}` ? -1 : 1
}

function sameLetters(left: string, right: string): boolean {
  return slug(left).replaceAll('-', '') === slug(right).replaceAll('-', '')
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
