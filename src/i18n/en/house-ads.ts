import type { HouseAdName } from '#config/house-ads.ts'
import { LOCAL_LANGUAGE, LOCAL_LANGUAGE_NAME as language, READS_HINDI } from '#district/district.ts'

/** The site's own ads; each has a line in Hindi on English pages. */
export type HouseAdTexts = { title: string; hindi: string | null; text: string; call: string }

export const houseAds: Record<HouseAdName, HouseAdTexts> = {
  list: {
    title: 'Add your shop free',
    hindi: READS_HINDI ? 'अपनी दुकान मुफ़्त जोड़ें' : null,
    text:
      LOCAL_LANGUAGE === 'en'
        ? 'With address, hours and photos.'
        : `With address, hours and photos, in ${language} and English.`,
    call: 'List your business',
  },
  advertise: {
    title: 'Advertise here',
    hindi: READS_HINDI ? 'यहाँ विज्ञापन दें' : null,
    text: 'You pay only for clicks.',
    call: 'Start a campaign',
  },
}
