import { MINUTE_MS } from './duration.ts'

/** An administrator's session ends after this long without a request of the person. */
export const ADMIN_IDLE_MS = 30 * MINUTE_MS

/** The header of an app's background requests, which do not count as activity of the person. */
export const BACKGROUND_REQUEST_HEADER = 'X-Background'
