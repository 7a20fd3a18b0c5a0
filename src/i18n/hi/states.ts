import type { states as english } from '#i18n/en/states.ts'
import type { Words } from '#i18n/words.ts'
import { listStates } from './list-states.ts'
import { missing } from './missing.ts'

export const states: Words<typeof english> = {
  ...listStates,
  ...missing,
  noBusinessesYet: 'अभी कोई जगह नहीं जुड़ी है। सबसे पहले आप अपनी जोड़ें!',
  noCategories: 'अभी कोई कैटेगरी नहीं है।',
  pageNotFound: 'यह पेज नहीं मिला',
  pageNotFoundText: 'हो सकता है पेज का पता बदल गया हो, या लिंक गलत हो।',
  pageGone: 'यह अब यहाँ नहीं है',
  pageGoneText: 'यह पेज हटा दिया गया है या अभी छिपा है।',
}
