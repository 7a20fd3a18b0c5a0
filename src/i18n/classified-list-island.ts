import { classifiedList } from './en/classified-list.ts'
import { paging } from './en/paging.ts'
import { listStates } from './en/list-states.ts'

/**
 * Texts of the island of the list of classified ads; apart from the rest, because the browser
 * downloads them.
 */
export const classifiedListMessages = { classifiedList, paging, states: listStates }
export type ClassifiedListMessages = typeof classifiedListMessages
