/** The district this copy of the site serves. Another district is another set of these values. */
export const DISTRICT = {
  slug: 'palamu',
  name: 'Palamu',
  nameHi: 'पलामू',
  state: 'Jharkhand',
  headquarters: 'Medininagar',
} as const
