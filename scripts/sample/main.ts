import { join } from 'node:path'
import { readBanks } from './banks.ts'
import { writeCsv } from './csv.ts'
import { describeInHindi } from './hindi-descriptions.ts'
import { readHospitals } from './hospitals.ts'
import { listingColumns, type SourceResult } from './listing.ts'
import { locationColumns, readLocations } from './locations.ts'
import { pincodeColumns, readPincodes } from './pincodes.ts'
import { readPostOffices } from './post-offices.ts'
import { readStations } from './stations.ts'

const [sourceFolder, target = join(import.meta.dirname, '../../src/districts/palamu')] =
  process.argv.slice(2)
if (!sourceFolder) {
  console.error('Usage: node scripts/sample/main.ts SOURCE_FOLDER [TARGET_FOLDER]')
  process.exit(1)
}

const harvests: Record<string, SourceResult> = {
  banks: readBanks(sourceFolder),
  hospitals: readHospitals(sourceFolder),
  'post offices': readPostOffices(sourceFolder),
  'railway stations': readStations(sourceFolder),
}
const listings = Object.values(harvests)
  .flatMap((harvest) => harvest.listings)
  .map((listing) => ({ ...listing, description_hi: describeInHindi(listing) }))
  .map((listing) => ({ ...listing, district: 'Palamu', state: 'Jharkhand' }))

writeCsv(join(target, 'businesses.csv'), listingColumns, listings)
writeCsv(join(target, 'towns.csv'), locationColumns, readLocations(sourceFolder))
writeCsv(join(target, 'pincodes.csv'), pincodeColumns, readPincodes(sourceFolder))

for (const [kind, harvest] of Object.entries(harvests)) {
  console.log(`${kind}: ${harvest.listings.length} listed, ${harvest.dropped.length} dropped`)
  for (const reason of harvest.dropped) console.log(`  ${reason}`)
}
