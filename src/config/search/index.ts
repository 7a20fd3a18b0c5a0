import { DOCTOR_KINDS } from './doctor-kinds.ts'
import { PUBLIC_KINDS } from './public-kinds.ts'
import { SHOP_KINDS } from './shop-kinds.ts'

export {
  OFFICE_SEARCH_WORDS,
  COMMON_ENGLISH_WORDS,
  HINDI_WORDS,
  ROMAN_HINDI_WORDS,
} from './common-words/index.ts'
export { GUIDE_SECTIONS } from './guide-sections.ts'
export { HELPLINES } from './helplines.ts'
export type { Helpline } from './helplines.ts'
export { HOURS_WORDS, FILLER_WORDS } from './filler-words.ts'
export type { SearchKind } from './kind.ts'

export const SEARCH_KINDS = [...PUBLIC_KINDS, ...DOCTOR_KINDS, ...SHOP_KINDS]
