/*
 * What the service worker and the pages keep on a device, by the names of its caches. Signing out
 * clears the pages; the saved district stays until somebody removes it.
 */

const PREFIX = 'zila-'

/** Public pages that were opened. */
export const PAGES = `${PREFIX}pages`
/** Code and styles, whose names change with their content. */
export const ASSETS = `${PREFIX}assets`
/** The page without a line and what it needs, in each language that was read. */
export const SHELL = `${PREFIX}shell`
/** The page of the signed-in app and what it needs, without anything of a person. */
export const APP = `${PREFIX}app`
/** The listings of the district, once somebody has saved them. */
export const SAVED_DISTRICT = `${PREFIX}district`

/** What another app shared to this one, until it is used. */
export const SHARED = `${PREFIX}shared`
/** Its words, as JSON; its photos lie below. */
export const SHARED_TEXT = '/shared'
/** A header of these photos: the name of the file, encoded as in an address. */
export const SHARED_NAME = 'x-file-name'

export const isOwnCache = (name: string): boolean => name.startsWith(PREFIX)

/** A header of kept pages: when they were fetched, as an ISO timestamp. */
export const FETCHED_AT = 'x-fetched-at'
