import type { Guide } from '#config/guide-content.ts'
import { GUIDES } from '#district/guides.ts'

/** The guide of the district; undefined where its folder has none. */
export const DISTRICT_GUIDE = GUIDES.en as Guide | undefined
