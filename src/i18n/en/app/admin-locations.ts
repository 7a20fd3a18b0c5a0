import { counted } from '#shared/text/counted.ts'

/** Cities and towns as administrators keep them. */
export const adminLocations = {
  caption: 'Locations',
  hint: 'City, other name or PIN code',
  add: 'Add Location',
  editOf: (city: string) => `Edit ${city}`,
  all: 'All Status',
  dismiss: 'Dismiss',
  columns: {
    city: 'City',
    district: 'District',
    state: 'State',
    pincode: 'Pincode',
    businesses: 'Businesses',
    point: 'Map point',
    status: 'Status',
  },
  stats: { total: 'Total', active: 'Active', inactive: 'Inactive', states: 'States' },
  more: (count: number) => `${count} more not shown`,
  hasPoint: 'Set',
  noPoint: 'Missing',
  slug: 'Slug',
  slugHint: 'Made of the name when it is left out.',
  slugChanges: 'The address of the page; the former one leads here.',
  wrongSlug: 'Use small letters and digits, words joined by single hyphens',
  wrongPincode: 'Enter a PIN code of six digits',
  wrongNumber: 'Enter degrees such as 24.0411',
  latitude: 'Latitude',
  longitude: 'Longitude',
  aliases: 'Other names',
  aliasesHint: 'Former names and spellings that find it, separated by commas',
  failed: {
    list: 'Failed to fetch locations',
    listNetwork: 'Failed to fetch locations. Please check if the server is running.',
    save: 'Failed to save location',
    saveNetwork: 'Failed to save location. Please check your connection.',
    delete: 'Failed to delete location',
  },
  deleteQuestion: 'Are you sure you want to delete this location?',
  inUse: (listings: number) =>
    `It has ${counted(listings, 'business', 'businesses')}. Merge it into another town instead.`,
  mergeOf: (city: string) => `Merge ${city} into another town`,
  mergeInto: 'Into',
  mergeText: (listings: number, ads: number) =>
    `${counted(listings, 'business', 'businesses')} and ${counted(ads, 'ad', 'ads')} move. ` +
    'The name still finds them, and the address leads to the other page.',
  find: {
    waiting: 'Looking…',
    none: 'No town of this name',
    failed: 'The towns could not be read.',
    found: (count: number) => (count === 1 ? '1 town' : `${count} towns`),
  },
}
