import { createClient } from '#client/call.ts'
import { getLoginPath } from '#shared/view/return-path.ts'
import { clearSession } from './session.ts'
import { readToken } from './token.ts'

/**
 * The API as the browser calls it, with the stored token. A 401 removes the token and goes to sign
 * in, and from there back to this page; `stays: true` is for calls whose page does that itself, or
 * that the visitor did not start, such as those of a loading page. `saveDraft` of `drafts.ts` keeps
 * typed values.
 */
export const call = createClient({
  baseUrl: import.meta.env.PUBLIC_API_URL || '/api',
  token: readToken,
  onUnauthorised: ({ stays }) => {
    clearSession()
    if (!stays) location.assign(getLoginPath(location.pathname + location.search + location.hash))
  },
})
