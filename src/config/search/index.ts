import { DOCTOR_PLACE_TYPES } from './doctor-place-types.ts'
import { PUBLIC_PLACE_TYPES } from './public-place-types.ts'
import { LOCAL_KIND_WORDS } from '#district/words.ts'
import { SHOP_PLACE_TYPES } from './shop-place-types.ts'

export {
  OFFICE_SEARCH_WORDS,
  COMMON_ENGLISH_WORDS,
  HINDI_STOP_WORDS,
  COMMON_ROMAN_HINDI_WORDS,
} from './common-words/index.ts'
export { GUIDE_SECTIONS } from './guide-sections.ts'
export { HELPLINES } from './helplines.ts'
export type { Helpline } from './helplines.ts'
export { HOURS_WORDS, FILLER_WORDS } from './filler-words.ts'
export type { PlaceType } from './place-type.ts'

export const PLACE_TYPES = [...PUBLIC_PLACE_TYPES, ...DOCTOR_PLACE_TYPES, ...SHOP_PLACE_TYPES].map(
  (kind) => ({
    ...kind,
    words: [kind.words, ...(LOCAL_KIND_WORDS[kind.id] ?? [])].join(', '),
  }),
)
