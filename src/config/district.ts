/** The district of this site. Another district has other values here. */
export const DISTRICT = {
  slug: 'palamu',
  name: 'Palamu',
  nameHi: 'पलामू',
  state: 'Jharkhand',
  headquarters: 'Medininagar',
  /** Where a map of it begins. */
  middle: { lat: 24.04, lng: 84.07 },
} as const
