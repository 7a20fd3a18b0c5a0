import { classifieds } from './en/classifieds.ts'
import { photos } from './en/photos.ts'
import { listStates } from './en/list-states.ts'

/**
 * Texts of the island for an ad without a page of its own; apart from the rest, because the
 * browser downloads them.
 */
export const classifiedIslandMessages = { classifieds, photos, states: listStates }
export type ClassifiedIslandMessages = typeof classifiedIslandMessages
