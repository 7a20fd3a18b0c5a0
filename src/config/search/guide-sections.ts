/**
 * The sections of the district guide that people ask for, and their words for each. `id` is the
 * anchor on the guide's page.
 */
export type GuideSection = {
  id: string
  title: string
  titleHi: string
  words: string
  /** Shown beneath the title; else the guide's own first words. */
  text?: string
}

export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    id: 'attractions',
    title: 'Palamu District: places to see',
    titleHi: 'घूमने की जगहें',
    words:
      'places to see, places to visit, tourist place, tourist places, tourism, ghumne ki jagah, ' +
      'घूमने की जगह, picnic, picnic spot, paryatan, पर्यटन, waterfall, jharna, झरना',
  },
  {
    id: 'facts',
    title: 'Palamu District: facts and figures',
    titleHi: 'पलामू के आँकड़े',
    words: 'facts, area, literacy, jansankhya, जनसंख्या, abadi, आबादी, aabadi',
  },
  {
    id: 'facts',
    title: 'Medininagar, earlier Daltonganj',
    titleHi: 'मेदिनीनगर, पहले डालटनगंज',
    words:
      'purana naam, पुराना नाम, naya naam, नया नाम, old name, new name, headquarters, mukhyalay',
    text: 'The headquarters is Medininagar, earlier Daltonganj; the station still is.',
  },
  {
    id: 'timeline',
    title: 'Palamu District: history',
    titleHi: 'पलामू का इतिहास',
    words: 'history, itihas, इतिहास',
  },
  {
    id: 'divisions',
    title: 'Palamu District: blocks and sub-divisions',
    titleHi: 'प्रखंड और अनुमंडल',
    words: 'blocks, block list, prakhand, प्रखंड, anumandal, अनुमंडल, subdivision',
  },
  {
    id: 'transport',
    title: 'Palamu District: how to get there',
    titleHi: 'कैसे पहुँचें',
    words: 'how to reach, kaise pahunche, कैसे पहुँचें, airport, hawai adda, हवाई अड्डा',
  },
  {
    id: 'cuisine',
    title: 'Palamu District: food',
    titleHi: 'यहाँ का खाना',
    words: 'local food, famous food, dishes',
  },
  {
    id: 'geography',
    title: 'Palamu District: land and climate',
    titleHi: 'मौसम और भूगोल',
    words: 'climate, mausam, मौसम, weather, best time to visit, rivers, nadi, नदी',
  },
]
