import { DOCTOR_KINDS } from './doctor-kinds.ts'
import { PUBLIC_KINDS } from './public-kinds.ts'
import { SHOP_KINDS } from './shop-kinds.ts'

export { COUNTER, ENGLISH, HINDI, ROMAN_HINDI } from './common-words/index.ts'
export { GUIDE_SECTIONS } from './guide-sections.ts'
export { HELPLINES } from './helplines.ts'
export type { Helpline } from './helplines.ts'
export { HOURS_WORDS, SMALL_TALK } from './small-talk.ts'
export type { SearchKind } from './kind.ts'

export const SEARCH_KINDS = [...PUBLIC_KINDS, ...DOCTOR_KINDS, ...SHOP_KINDS]
