import { PREFIX } from '#shared/view/address.ts'
import { accountForms as t } from '#i18n/en/account-forms.ts'
import { parseReturnPath } from '#shared/view/return-path.ts'
import { call } from '#stores/api.ts'
import { $session, refreshSession, startSession } from '#stores/session.ts'

/* What the pages of signing in and up have in common: where they lead, their panels, the mail
   that is sent again. */

const from = new URLSearchParams(location.search).get('from')

/** The address the person came from, or else the page's default. */
export function getNextUrl(): string {
  const standard = document.querySelector<HTMLElement>('[data-next]')?.dataset['next']
  return parseReturnPath(from, location.origin) ?? standard ?? (PREFIX || '/')
}

/**
 * Shows a panel in place of everything else beside the wall. Its title becomes the heading of the
 * page.
 */
export function showPanel(name: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-panel], [data-form]'))
    part.hidden = part.dataset['panel'] !== name
  const heading = document.querySelector<HTMLElement>('.entry-form h1')
  const title = document.getElementById(`panel-${name}`)
  if (!heading || !title) return
  if (title !== heading) {
    heading.textContent = title.textContent
    heading.id = title.id
    heading.tabIndex = -1
    title.replaceWith(heading)
  }
  heading.focus()
}

/** The token of a link in a mail; empty when there is none. */
export const getLinkToken = (): string =>
  new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/**
 * Signs in with a new token. Throws an error with words for the person if the device does not allow
 * it.
 */
export function signInWithToken(token: string): void {
  const outcome = startSession(token)
  if (outcome === 'no-storage') throw new Error(t.noStorage)
  if (outcome === 'wrong-clock') throw new Error(t.wrongClock)
}

/** Shows a person who is already signed in, also in another tab, a panel instead of the form. */
export function showPanelWhenSignedIn(isEntering: () => boolean): void {
  const show = () => {
    const session = $session.get()
    if (!session || isEntering()) return
    for (const who of document.querySelectorAll('[data-who]')) who.textContent = session.name
    showPanel('signed-in')
  }
  refreshSession()
  $session.subscribe(show)
}

/** Shows the address that the mail was sent to. */
export function showEmail(email: string): void {
  for (const place of document.querySelectorAll('[data-email]')) place.textContent = email
}

if (from && parseReturnPath(from, location.origin)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keeps-from]'))
    link.search = new URLSearchParams({ from }).toString()
  for (const hint of document.querySelectorAll<HTMLElement>('[data-when-from]')) hint.hidden = false
}
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-onward]'))
  link.href = getNextUrl()

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-resend]')) {
  const status = button.parentElement?.querySelector('[role=status]')
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled')) return
    button.setAttribute('aria-disabled', 'true')
    void call('POST /auth/resend-confirmation')
      .then(({ data }) => (data.confirmed ? t.confirmedAlready : t.resent))
      .catch((error: { message?: string }) => error.message ?? t.failed)
      .then((said) => {
        if (status) status.textContent = said
        button.removeAttribute('aria-disabled')
      })
  })
}
