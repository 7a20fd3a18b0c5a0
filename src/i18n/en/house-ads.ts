import type { HouseAdName } from '#config/house-ads.ts'

/** The site's own ads; each has a line in Hindi on English pages. */
export type HouseAdTexts = { title: string; hindi: string | null; text: string; call: string }

export const houseAds: Record<HouseAdName, HouseAdTexts> = {
  list: {
    title: 'Add your shop free',
    hindi: 'अपनी दुकान मुफ़्त जोड़ें',
    text: 'With address, hours and photos, in Hindi and English.',
    call: 'List your business',
  },
  advertise: {
    title: 'Advertise here',
    hindi: 'यहाँ विज्ञापन दें',
    text: 'You pay only for clicks.',
    call: 'Start a campaign',
  },
}
