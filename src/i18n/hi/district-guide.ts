import type { Guide } from '#config/guide-content.ts'
import { GUIDES } from '#district/guides.ts'

/** The district guide in Hindi: the same parts in the same order as the English one. */
export const DISTRICT_GUIDE = (GUIDES.hi ?? GUIDES.en) as Guide | undefined
