import { PUBLIC_KINDS } from './public-kinds.ts'
import { SHOP_KINDS } from './shop-kinds.ts'

export { HELPLINES } from './helplines.ts'
export type { Helpline } from './helplines.ts'
export type { SearchKind } from './kind.ts'

export const SEARCH_KINDS = [...PUBLIC_KINDS, ...SHOP_KINDS]
