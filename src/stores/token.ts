import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/**
 * The stored token, unchecked: for the API client's Authorization header, and for code that only
 * needs to know whether there is one.
 */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    // A browser that forbids storage has none.
    return null
  }
}
