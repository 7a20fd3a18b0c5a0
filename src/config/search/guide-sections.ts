import { DISTRICT } from '#district/district.ts'
import type { Guide } from '#config/guide-content.ts'

/**
 * The sections of the district guide that people ask for, and their words for each. `id` is the
 * anchor on the guide's page.
 */
export type GuideSection = {
  id: keyof Guide
  /** Behind the title of the guide. */
  topic: string
  titleHi: string
  words: string
}

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    id: 'attractions',
    topic: 'places to see',
    titleHi: 'घूमने की जगहें',
    words:
      'places to see, places to visit, tourist place, tourist places, tourism, ghumne ki jagah, ' +
      'घूमने की जगह, picnic, picnic spot, paryatan, पर्यटन, waterfall, jharna, झरना',
  },
  {
    id: 'facts',
    topic: 'facts and figures',
    titleHi: `${DISTRICT.nameHi} के आँकड़े`,
    words: 'facts, area, literacy, jansankhya, जनसंख्या, abadi, आबादी, aabadi',
  },
  {
    id: 'timeline',
    topic: 'history',
    titleHi: `${DISTRICT.nameHi} का इतिहास`,
    words: 'history, itihas, इतिहास',
  },
  {
    id: 'divisions',
    topic: 'blocks and sub-divisions',
    titleHi: 'प्रखंड और अनुमंडल',
    words: 'blocks, block list, prakhand, प्रखंड, anumandal, अनुमंडल, subdivision',
  },
  {
    id: 'transport',
    topic: 'how to get there',
    titleHi: 'कैसे पहुँचें',
    words: 'how to reach, kaise pahunche, कैसे पहुँचें, airport, hawai adda, हवाई अड्डा',
  },
  {
    id: 'cuisine',
    topic: 'food',
    titleHi: 'यहाँ का खाना',
    words: 'local food, famous food, dishes',
  },
  {
    id: 'geography',
    topic: 'land and climate',
    titleHi: 'मौसम और भूगोल',
    words: 'climate, mausam, मौसम, weather, best time to visit, rivers, nadi, नदी',
  },
]
