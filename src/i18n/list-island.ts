import { businesses } from './en/businesses.ts'
import { mapWaiting } from './en/map-waiting.ts'
import { paging } from './en/paging.ts'
import { listStates } from './en/list-states.ts'

/**
 * Texts of the island of the business list; apart from the rest, so that a browser does not
 * download all of it.
 */
export const listIslandMessages = { businesses, mapWaiting, paging, states: listStates }
export type ListIslandMessages = typeof listIslandMessages
