import { countedText } from './plural.ts'

export const locations = {
  title: 'Towns and blocks',
  lede: (places: string, count: string, district: string) =>
    `${countedText(places, 'place', 'places')} in ` +
    `${countedText(count, 'town', 'towns')} of ${district}.`,
  description: (district: string, state: string) =>
    `Towns and blocks of ${district} district, ${state}, with the number of places listed in each.`,
  empty: 'No towns listed yet',
  coverage: {
    title: 'What we know',
    text:
      'Of how many places we know the number, the hours or the point on the map, or have a ' +
      'photo.',
    all: 'All towns',
    week: 'More in 7 days',
    columns: {
      town: 'Town',
      total: 'Places',
      phone: 'Number',
      hours: 'Hours',
      point: 'Map',
      photo: 'Photo',
    },
  },
  pin: (pincode: string) => `PIN ${pincode}`,
}
