import { syncFavouritesWithAccount } from '#stores/favourites.ts'
import { $session, refreshSession } from '#stores/session.ts'
import { signOut } from '#stores/sign-out.ts'
import { readStored } from '#stores/token.ts'
import { isUnconfirmedNoticeDue } from '#stores/unconfirmed-account.ts'

/* Which of the session's two sets of links shows is one attribute of the page: data-session, the
   role. */
$session.subscribe((session) => {
  if (session) syncFavouritesWithAccount(session)
  const root = document.documentElement
  if (session) root.dataset['session'] = session.role
  else delete root.dataset['session']
  document.querySelectorAll('[data-avatar]').forEach((avatar) => {
    avatar.textContent = session?.role[0] ?? ''
  })
})

if (readStored('outbox')) import('#browser/outbox/auto-send.ts').catch(() => undefined)

const session = refreshSession()
if (session && isUnconfirmedNoticeDue(session.id)) {
  import('./confirm-notice.ts')
    .then(({ showConfirmNotice }) => showConfirmNotice())
    .catch(() => undefined)
}
// A page that comes back from the browser's history, or a sign-in in another tab.
addEventListener('pageshow', () => refreshSession())
addEventListener('storage', () => refreshSession())

document
  .querySelectorAll('[data-logout]')
  .forEach((button) => button.addEventListener('click', signOut))
