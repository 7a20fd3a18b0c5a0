import type { AttractionType } from '#config/guide-content.ts'
import { MONTHS } from './dates.ts'

/** Headings of the district guide; its text is in the district's folder. */
export const guide = {
  index: 'In this guide',
  /** Long headings, and the short ones of the index. */
  sections: {
    facts: { title: 'Quick Facts', short: 'Facts' },
    about: { title: 'About', short: 'About' },
    attractions: { title: 'Top Attractions', short: 'Places' },
    culture: { title: 'Cultural Heritage', short: 'Culture' },
    economy: { title: 'Economic Sectors', short: 'Economy' },
    timeline: { title: 'Historical Timeline', short: 'History' },
    divisions: { title: 'Administrative Divisions', short: 'Blocks' },
    wildlife: { title: 'Wildlife Diversity', short: 'Wildlife' },
    transport: { title: 'Transportation & Connectivity', short: 'Transport' },
    learning: { title: 'Education & Healthcare', short: 'Education' },
    cuisine: { title: 'Local Cuisine & Delicacies', short: 'Food' },
    geography: { title: 'Geography and Climate', short: 'Climate' },
  },
  attractionTypes: {
    Wildlife: 'Wildlife',
    Heritage: 'Heritage',
    Nature: 'Nature',
    'Hill Station': 'Hill Station',
    'Water Body': 'Water Body',
    Religious: 'Religious',
  } satisfies Record<AttractionType, string>,
  aboutDistrict: (district: string) => `About ${district}`,
  whyVisit: 'Why Visit',
  reason: (title: string) => `${title}.`,
  sources: 'Sources',
  population: 'Population',
  notFound: (names: readonly string[]) => `No population data for ${names.join(', ')}.`,
  geography: 'Geography',
  climate: 'Climate',
  year: 'Seasons',
  months: MONTHS,
  drawn: 'The drawings are ours, inspired by Sohrai and Khovar wall painting.',
  closing: (district: string) => `Find it in ${district}`,
  closingText: 'Search all places by name, category or town, with directions.',
  browseBusinesses: 'Browse All Businesses',
  viewCategories: 'View Categories',
}

export type GuideSection = keyof typeof guide.sections
