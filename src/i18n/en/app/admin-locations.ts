import { counted } from '#i18n/en/plural.ts'

/** Cities and towns, for administrators. */
export const adminLocations = {
  caption: 'Locations',
  hint: 'City, other name or PIN code',
  add: 'Add Location',
  editOf: (city: string) => `Edit ${city}`,
  all: 'Any status',
  columns: {
    city: 'City',
    district: 'District',
    state: 'State',
    pincode: 'PIN code',
    businesses: 'Businesses',
    point: 'Map pin',
    status: 'Status',
  },
  stats: { total: 'Total', active: 'Active', inactive: 'Inactive', states: 'States' },
  more: (count: number) => `+ ${count} not live`,
  hasPoint: 'Set',
  noPoint: 'Missing',
  slug: 'Slug',
  slugHint: 'If you leave this empty, it is created from the name.',
  slugChanges: 'Used in the page address. Links with the old address still work.',
  wrongSlug: 'Use lowercase letters, digits and single hyphens between words',
  wrongPincode: 'Enter a 6-digit PIN code',
  wrongNumber: 'Enter degrees, such as 24.0411',
  latitude: 'Latitude',
  longitude: 'Longitude',
  aliases: 'Other names',
  aliasesHint: 'Old names and spellings for search, separated by commas',
  failed: {
    list: 'Failed to fetch locations',
    listNetwork: 'Failed to fetch locations. Please check if the server is running.',
    save: 'Failed to save location',
    saveNetwork: 'Failed to save location. Please check your connection.',
    delete: 'Failed to delete location',
    status: 'Failed to save location',
  },
  deleteQuestion: 'Are you sure you want to delete this location?',
  inUse: (listings: number) =>
    `This town has ${counted(listings, 'business', 'businesses')}. ` +
    'Merge it into another town instead.',
  mergeOf: (city: string) => `Merge ${city} into another town`,
  mergeInto: 'Merge into',
  mergeText: (listings: number, ads: number) =>
    `${counted(listings, 'business', 'businesses')} and ${counted(ads, 'ad', 'ads')} will ` +
    'move. Search still finds them by the old name. Links with the old address still work.',
  find: {
    waiting: 'Searching…',
    none: 'No town with this name',
    failed: 'Couldn’t load towns.',
    found: (count: number) => (count === 1 ? '1 town' : `${count} towns`),
  },
}
