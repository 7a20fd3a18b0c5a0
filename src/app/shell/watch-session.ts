import { $session, refreshSession } from '#stores/session.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { getLoginPath } from '#shared/view/return-path.ts'

const here = () => location.pathname + location.search + location.hash

/** Sends a visitor to sign in and back; true when nobody is signed in. */
export function redirectIfSignedOut(): boolean {
  if (refreshSession()) return false
  location.replace(getLoginPath(here()))
  return true
}

/**
 * Signing out in one tab closes the app in all tabs, and another account restarts it. Also checked
 * when the page comes back from the browser's history.
 */
export function watchSession(): void {
  const look = () => {
    const before = $session.get()
    if (redirectIfSignedOut()) return
    if (before && before.id !== $session.get()?.id) location.reload()
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY) look()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
