import { changeFilters, formatFilterQuery, NO_FILTERS } from './business-filters.ts'

/* About a hundred metres: enough to sort by, and no one's house in the address bar. */
const DECIMALS = 3
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

type Coordinates = { latitude: number; longitude: number }

/** Where a visitor is, as roughly as sorting by distance needs. */
export const roundPosition = ({ latitude, longitude }: Coordinates) => ({
  lat: rounded(latitude),
  lng: rounded(longitude),
})

/**
 * The list's query for what is near a visitor, the nearest first; with words, of what they name.
 */
export const formatNearQuery = (search: string, at: Coordinates): string =>
  formatFilterQuery(
    changeFilters(NO_FILTERS, {
      search: search.trim(),
      near: roundPosition(at),
      sort: 'nearest',
    }),
  )
