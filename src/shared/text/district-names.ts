import { toComparableName } from './bare-name.ts'

/**
 * Today's names of districts, with the other spellings that official lists still use: the Census,
 * India Post, UDISE and the boundary files each have their own.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  Chatra: ['Chhatra'],
  Deoghar: ['Devghar', 'Deogarh'],
  Garhwa: ['Garwa'],
  Giridih: ['Giridh', 'Giridhi'],
  Hazaribagh: ['Hazaribag'],
  Jamtara: ['Jamtada'],
  Khunti: ['Khuti'],
  Koderma: ['Kodarma'],
  Latehar: ['Lathehar'],
  Lohardaga: ['Lohardagga'],
  Pakur: ['Pakaur'],
  Palamu: ['Palamau'],
  Sahibganj: ['Sahebganj', 'Sahibgunj'],
  'East Singhbhum': [
    'Purbi Singhbhum',
    'Purba Singhbhum',
    'Poorbi Singhbhum',
    'East Singhbum',
    'Singhbhum East',
  ],
  'West Singhbhum': [
    'Paschimi Singhbhum',
    'Pashchimi Singhbhum',
    'Pashchim Singhbhum',
    'Paschim Singhbhum',
    'West Singhbum',
    'Singhbhum West',
  ],
  'Seraikela-Kharsawan': [
    'Saraikela Kharsawan',
    'Seraikella Kharsawan',
    'Saraikella Kharsawan',
    'Saraikela Kharsawa',
    'Seraikela',
    'Saraikela',
  ],
}

const TODAY = new Map(
  Object.entries(SPELLINGS).flatMap(([name, others]) =>
    others.map((other) => [toComparableName(other), name]),
  ),
)

/** Today's name of a district that is written in one of its usual ways; any other text as it is. */
export const getCurrentDistrictName = (text: string): string =>
  TODAY.get(toComparableName(text)) ?? text
