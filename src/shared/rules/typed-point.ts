import { toLatinDigits } from '#shared/text/latin-digits.ts'

const PATTERNS = [
  // The place itself in a link of Google Maps, before the middle of the map.
  /!3d(-?\d{1,3}\.\d{2,12})!4d(-?\d{1,3}\.\d{2,12})/,
  /^(?:geo:)?(-?\d{1,3}\.\d{2,12}) ?[,; ] ?(-?\d{1,3}\.\d{2,12})(?=$|[?;])/,
  /[@=](-?\d{1,3}\.\d{2,12})(?:,|%2C)(-?\d{1,3}\.\d{2,12})/,
  /mlat=(-?\d{1,3}\.\d{2,12})&mlon=(-?\d{1,3}\.\d{2,12})/,
]

/**
 * A point as people copy it: two numbers, a `geo:` address, or a link of a map that holds them.
 * Null when there is none; six decimals are kept, which is 10 cm.
 */
export function parseTypedPoint(text: string): { latitude: number; longitude: number } | null {
  const plain = toLatinDigits(text.trim()).replaceAll(/\s+/g, ' ')
  for (const pattern of PATTERNS) {
    const [, latitude, longitude] = pattern.exec(plain) ?? []
    if (latitude && longitude) return { latitude: round(latitude), longitude: round(longitude) }
  }
  return null
}

const round = (text: string): number => Number(Number(text).toFixed(6))
