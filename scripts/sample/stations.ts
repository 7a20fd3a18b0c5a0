import { join } from 'node:path'
import { readCsv } from './csv.ts'
import { hindiPlaces } from './hindi-places.ts'
import { joinParts, type SourceResult, type SampleListing } from './listing.ts'
import { parsePalamuPoint } from './points.ts'

/**
 * The stations that lie in Palamu. Those that are not plainly a town's own were placed by the
 * villages around them; the PIN code is that of the post office of the same name.
 */
const inPalamu: Readonly<Record<string, Station>> = {
  CNF: { name: 'Chianki', town: 'Daltonganj', pin: '822102', spellings: 'Chiyanki' },
  DTO: { name: 'Daltonganj', town: 'Daltonganj', pin: '822101', spellings: 'Medininagar' },
  KFT: { name: 'Kajri', town: 'Padwa', pin: '822123' },
  RHR: { name: 'Rajhura', town: 'Nawa Bazar', spellings: 'Rajhara' },
  LBT: { name: 'Lalgarh Bihar Halt', town: 'Rehla', pin: '822124' },
  TRZ: { name: 'Tolra', town: 'Rehla', pin: '822124' },
  GHD: { name: 'Garhwa Road', town: 'Rehla', pin: '822124', spellings: 'Garwa Road|Rehla' },
  SQS: { name: 'Sigsigi', town: 'Rehla', pin: '822124' },
  KRTA: { name: 'Karkata', town: 'Untari Road', pin: '822116', spellings: 'Karkatta' },
  URD: { name: 'Untari Road', town: 'Untari Road', pin: '822116', spellings: 'Untare Road' },
  SZF: { name: 'Satbahini', town: 'Mohammadganj', pin: '822120' },
  MDJ: { name: 'Mohammadganj', town: 'Mohammadganj', pin: '822120', spellings: 'Muhammadganj' },
  KVQ: { name: 'Kosiara', town: 'Haidarnagar', pin: '822115' },
  HDN: { name: 'Haidarnagar', town: 'Haidarnagar', pin: '822115', spellings: 'Haidernagar' },
  JPL: { name: 'Japla', town: 'Hussainabad', pin: '822116', spellings: 'Hussainabad' },
  KYF: { name: 'Kajrat Nawadih', town: 'Hussainabad', pin: '822116' },
}

type Station = { name: string; town: string; pin?: string; spellings?: string }

/** Stations of the box that are left out, and why. */
const outside: Readonly<Record<string, string>> = {
  MQX: 'in Garhwa district',
  GHQ: 'in Garhwa district',
  MAZ: 'in Latehar district (Barwadih block)',
  KCKI: 'on the border of Latehar; which side is not certain',
}

/** The railway stations of Palamu under `stations/`. */
export function readStations(sourceFolder: string): SourceResult {
  const dropped: string[] = []
  const listings = readCsv(join(sourceFolder, 'stations/palamu-area.csv')).flatMap((row) => {
    const station = inPalamu[row.code ?? '']
    if (station) return [stationListing(row, station)]
    const reason = outside[row.code ?? '']
    if (!reason) throw new Error(`Station ${row.code} ${row.name} has no entry in stations.ts`)
    dropped.push(`${row.code} ${row.name}: ${reason}`)
    return []
  })
  return { listings, dropped }
}

function stationListing(row: Record<string, string>, station: Station): SampleListing {
  const code = row.code ?? ''
  const halt = station.name.endsWith('Halt')
  const hindi = hindiPlaces[station.name]
  return {
    source_id: code,
    name: halt ? station.name : `${station.name} Railway Station`,
    name_hi: hindi ? joinParts([hindi, halt ? '' : 'रेलवे स्टेशन'], ' ') : '',
    category: 'railway-stations',
    description:
      `Railway ${halt ? 'halt' : 'station'} in Palamu district on the Son Nagar-Barkakana line. ` +
      `Station code ${code}.`,
    address: station.name === station.town ? '' : station.name.replace(' Bihar Halt', ''),
    city: station.town,
    zip_code: station.pin ?? '',
    ...parsePalamuPoint(row.lat ?? '', row.lng ?? ''),
    tags: joinParts([code, station.spellings], '|'),
    source_date: '2016-08',
    source_note: 'Railway stations of datameet, August 2016',
  }
}
