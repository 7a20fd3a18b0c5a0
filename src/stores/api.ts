import { createClient } from '#client/call.ts'
import { endSession, storedToken } from './session.ts'

/** The API as the browser calls it: with the stored token, which a 401 removes. */
export const call = createClient({
  baseUrl: import.meta.env.PUBLIC_API_URL || '/api',
  token: storedToken,
  onUnauthorised: endSession,
})
