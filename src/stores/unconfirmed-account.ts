/** The account with an unconfirmed address whose owner has not closed the notice. */
const UNCONFIRMED_KEY = 'zila-unconfirmed'

/**
 * Stores the account with an unconfirmed address at sign-in; null when it is confirmed, or when the
 * notice was closed.
 */
export function storeUnconfirmedAccount(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(UNCONFIRMED_KEY)
    else localStorage.setItem(UNCONFIRMED_KEY, String(id))
  } catch {
    // A browser without storage has no session either.
  }
}

/** Whether to show the person that the address is not confirmed. */
export function isUnconfirmedNoticeDue(id: number): boolean {
  try {
    return localStorage.getItem(UNCONFIRMED_KEY) === String(id)
  } catch {
    return false
  }
}
