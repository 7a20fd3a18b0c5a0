import { TOKEN_KEY } from '#shared/view/early-keys.ts'

/**
 * The stored token as it is: for the API client's Authorization header, and for what only asks
 * whether there is one.
 */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    // A browser that forbids storage has none.
    return null
  }
}
