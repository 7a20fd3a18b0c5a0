import { LOCAL_LANGUAGE, LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'
import { countedText } from './plural.ts'

export const categories = {
  title: 'Categories',
  all: 'All categories',
  browseAll: 'Browse All Businesses',
  soFar: 'so far',
  lede: (places: string, count: string) =>
    `${countedText(places, 'place', 'places')} in ${countedText(count, 'category', 'categories')}.`,
  description: (district: string, state: string) =>
    `All categories in ${district} district, ${state}, with the number of places in each.`,
  closing: 'Not sure which category?',
  closingText:
    LOCAL_LANGUAGE === 'en'
      ? 'Search by name, category or town. Misspellings work too.'
      : `Search by name, category or town. ${language} and misspellings work too.`,
}
