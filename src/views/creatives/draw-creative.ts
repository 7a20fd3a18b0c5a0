import type { AdCreative } from '#contract/creatives.ts'
import { drawMedia } from './draw-media.ts'
import { composeCreative, getMediaLabel } from './draw-parts.ts'

/**
 * The creative as elements: its picture, film, pictures or own page, and its words. Words are set
 * as text; a page of the advertiser is shown only in a frame that may do nothing. Drawn without
 * React, because it comes to pages that have none (they load the drawing of films and the like when
 * there is one to draw); the app shows its previews with it.
 */
export const drawCreative = (creative: AdCreative, title: string): DocumentFragment =>
  composeCreative(creative, title, drawMedia(creative, getMediaLabel(creative, title)))
