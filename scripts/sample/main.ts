import { join } from 'node:path'
import { banks } from './banks.ts'
import { writeCsv } from './csv.ts'
import { hospitals } from './hospitals.ts'
import type { Harvest } from './listing.ts'
import { listingColumns } from './listing.ts'
import { locationColumns, locations } from './locations.ts'
import { pincodeColumns, pincodes } from './pincodes.ts'
import { postOffices } from './post-offices.ts'
import { stations } from './stations.ts'

const [sourceFolder, target = join(import.meta.dirname, '../../src/config/palamu/sample')] =
  process.argv.slice(2)
if (!sourceFolder) {
  console.error('Usage: node scripts/sample/main.ts SOURCE_FOLDER [TARGET_FOLDER]')
  process.exit(1)
}

const harvests: Record<string, Harvest> = {
  banks: banks(sourceFolder),
  hospitals: hospitals(sourceFolder),
  'post offices': postOffices(sourceFolder),
  'railway stations': stations(sourceFolder),
}
const listings = Object.values(harvests)
  .flatMap((harvest) => harvest.listings)
  .map((listing) => ({ ...listing, district: 'Palamu', state: 'Jharkhand' }))

writeCsv(join(target, 'businesses.csv'), listingColumns, listings)
writeCsv(join(target, 'locations.csv'), locationColumns, locations(sourceFolder))
writeCsv(join(target, 'pincodes.csv'), pincodeColumns, pincodes(sourceFolder))

for (const [kind, harvest] of Object.entries(harvests)) {
  console.log(`${kind}: ${harvest.listings.length} listed, ${harvest.dropped.length} dropped`)
  for (const reason of harvest.dropped) console.log(`  ${reason}`)
}
