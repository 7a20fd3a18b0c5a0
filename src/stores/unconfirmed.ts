/** The account whose address is not confirmed, and who has not put that notice away. */
const UNCONFIRMED_KEY = 'zila-unconfirmed'

/**
 * Keeps whose address was not confirmed at sign-in; null when it was, or when that has been said.
 */
export function keepUnconfirmed(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(UNCONFIRMED_KEY)
    else localStorage.setItem(UNCONFIRMED_KEY, String(id))
  } catch {
    // A browser that keeps nothing has nobody signed in either.
  }
}

/** Whether the person is to be told that the address is not confirmed. */
export function isUnconfirmed(id: number): boolean {
  try {
    return localStorage.getItem(UNCONFIRMED_KEY) === String(id)
  } catch {
    return false
  }
}
