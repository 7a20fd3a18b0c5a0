/** The district of this site. Another district has other values here. */
export const DISTRICT = {
  slug: 'palamu',
  name: 'Palamu',
  nameHi: 'पलामू',
  state: 'Jharkhand',
  headquarters: 'Medininagar',
} as const
