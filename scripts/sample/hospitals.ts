import { join } from 'node:path'
import { readCsv } from './csv.ts'
import { hindiHospitals, hindiPlaces } from './hindi-places.ts'
import { joinParts, type SourceResult, type SampleListing } from './listing.ts'
import { parsePalamuPoint, getPointKey, findRepeatedPoints } from './points.ts'

/** Names, addresses and towns written out by hand, by the directory's serial number. */
const corrections: Readonly<Record<string, Correction>> = {
  '11354': { address: 'Ranchi Road, Redma' },
  '11355': { address: 'Shivaji Maidan' },
  '11356': { address: 'Police Line Road' },
  '11357': { address: 'Kund Muhalla', landmark: 'Near Kani Ram Chowk' },
  '11358': { address: 'FCI Godown, Sudna', note: '"Fci Dodawn" in the source' },
  '11359': {},
  '11360': {
    address: 'Dangwar',
    town: 'Hussainabad',
    pin: '822116',
    note: 'PIN 822101 in the source',
  },
  '11361': { address: 'Nawahata', landmark: 'Agrasen Bhavan' },
  '11362': { address: 'Arhat Road', landmark: 'Opposite Kani Ram School' },
  '11363': { address: 'Jail Hata' },
  '11364': { address: 'Chianki', note: '"Chanki" in the source' },
  '11365': { healthCentre: true, town: 'Chainpur' },
  '11367': { healthCentre: true, town: 'Lesliganj' },
  '11369': {
    healthCentre: true,
    town: 'Manatu',
    pin: '822123',
    note: 'PIN 822122, that of Panki, in the source',
  },
  '11370': { healthCentre: true, town: 'Panki' },
  '11371': { town: 'Satbarwa', note: 'town taken from the PIN code, the only address given' },
  '11372': {
    healthCentre: true,
    town: 'Hariharganj',
    noPoint: 'the point is the town, not the centre',
  },
}

type Correction = {
  address?: string
  landmark?: string
  town?: string
  pin?: string
  note?: string
  healthCentre?: boolean
  noPoint?: string
}

/** Serial numbers that are not listed, and why. */
const unlisted: Readonly<Record<string, string>> = {
  '11366': 'Meral is in Garhwa district',
  '11368': 'Nagar Untari is in Garhwa district',
}

/** The hospitals of Palamu from the National Hospital Directory under `hospitals/`. */
export function readHospitals(sourceFolder: string): SourceResult {
  const rows = readCsv(join(sourceFolder, 'hospitals/palamu.csv'))
  const shared = findRepeatedPoints(rows.map((row) => coordinates(row)))
  const dropped: string[] = []
  const listings = rows.flatMap((row) => {
    const reason = unlisted[row.Sr_No ?? '']
    if (!reason) return [hospitalListing(row, shared)]
    dropped.push(`${row.Sr_No} ${row.Hospital_Name}: ${reason}`)
    return []
  })
  return { listings, dropped }
}

function hospitalListing(row: Record<string, string>, shared: ReadonlySet<string>): SampleListing {
  const number = row.Sr_No ?? ''
  const correction = corrections[number]
  if (!correction)
    throw new Error(`Hospital ${number} ${row.Hospital_Name} has no entry in hospitals.ts`)
  const town = correction.town ?? 'Daltonganj'
  const [latitude, longitude] = coordinates(row)
  const trusted = !correction.noPoint && !shared.has(getPointKey(latitude, longitude))
  return {
    source_id: number,
    name: correction.healthCentre ? `Primary Health Centre, ${town}` : (row.Hospital_Name ?? ''),
    name_hi: correction.healthCentre
      ? `प्राथमिक स्वास्थ्य केंद्र, ${hindiPlaces[town]}`
      : (hindiHospitals[row.Hospital_Name ?? ''] ?? ''),
    category: 'hospitals',
    description: correction.healthCentre
      ? `Primary health centre (PHC) in ${town}, listed in the National Hospital Directory.`
      : `${kindOf(row.Hospital_Name ?? '')} in ${town}, listed in the National Hospital Directory.`,
    address: correction.address ?? '',
    landmark: correction.landmark ?? '',
    city: town,
    zip_code: correction.pin ?? row.Pincode ?? '',
    ...(trusted ? parsePalamuPoint(latitude, longitude) : {}),
    tags: correction.healthCentre ? `PHC|PHC ${town}` : '',
    source_note: joinParts(
      ['National Hospital Directory', correction.noPoint, correction.note],
      '; ',
    ),
  }
}

/** Only what the name itself says. */
function kindOf(name: string): string {
  if (name.includes('Hospital')) return 'Hospital'
  return name.includes('Nursing Home') ? 'Nursing home' : 'Health facility'
}

function coordinates(row: Record<string, string>): [string, string] {
  const [latitude = '', longitude = ''] = (row.Location_Coordinates ?? '')
    .split(',')
    .map((part) => part.trim())
  return [latitude, longitude]
}
