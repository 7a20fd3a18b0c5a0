import type { TownRow } from '#district/read/towns.ts'
import type { ImportTown } from '#server/businesses/import/towns.ts'

/** A row of `towns.csv` as the importer knows a town. */
export const toImportTown = ({ latitude, longitude, ...town }: TownRow): ImportTown => ({
  ...town,
  id: 0,
  at: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
})
