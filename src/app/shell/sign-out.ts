import { endSession } from '#stores/session.ts'

const load = () => import('#stores/logout.ts')

/* The shell stays light without it; it is there before somebody signs out where the line is down. */
addEventListener('load', () => setTimeout(() => void load().catch(() => undefined), 3_000), {
  once: true,
})

/** Signs out, here and at the server, and forgets what this device kept of the account. */
export function signOut(): void {
  load().then(
    ({ logout }) => logout(),
    () => {
      endSession()
      location.assign('/')
    },
  )
}
