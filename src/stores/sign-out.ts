import { PREFIX } from '#shared/view/address.ts'
import { clearSession } from './session.ts'

/** Loaded when somebody signs out, because few pages need it. */
export const loadLogout = () => import('./logout.ts')

/** Signs out, here and at the server, and forgets what this device kept of the account. */
export function signOut(): void {
  loadLogout().then(
    ({ logout }) => logout(),
    () => {
      clearSession()
      location.assign(PREFIX || '/')
    },
  )
}
