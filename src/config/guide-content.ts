import type {
  Attraction as AttractionOf,
  GuideItem as ItemOf,
  GuideOf,
} from '#district/read/guide-types.ts'
import type { DrawingName } from '#shared/drawings/drawings.ts'

/** The six kinds of attraction, as the specification names them. */
export const ATTRACTION_TYPES = [
  'Wildlife',
  'Heritage',
  'Nature',
  'Hill Station',
  'Water Body',
  'Religious',
] as const

export type AttractionType = (typeof ATTRACTION_TYPES)[number]

export type { GuideFact, Season } from '#district/read/guide-types.ts'
export type GuideItem = ItemOf<DrawingName>
export type Attraction = AttractionOf<DrawingName, AttractionType>

/** A guide whose drawings and types are known: `npm run check-district` looks at them. */
export type Guide = GuideOf<DrawingName, AttractionType>
