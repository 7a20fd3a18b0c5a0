import { confirmNotice as t } from '#i18n/en/confirm-notice.ts'
import { element } from '#browser/base/element.ts'
import { call } from '#stores/api.ts'
import { $session } from '#stores/session.ts'
import { storeUnconfirmedAccount } from '#stores/unconfirmed-account.ts'

/**
 * Shows at the foot of each page that the address is not confirmed, until it is confirmed, the
 * notice is closed, or the session ends.
 */
export function showConfirmNotice(): void {
  const region = element('div', { class: 'toasts' })
  region.setAttribute('role', 'status')
  // Before the page's own, so that a short message covers it meanwhile.
  document.querySelector('main')?.before(region)
  const notice = element('div', { class: 'toast' })
  const words = element('div', { class: 'grid gap-2' })
  const said = element('p', {}, t.text)
  const resend = button(t.sendAgain, () => {
    if (resend.ariaDisabled) return
    resend.ariaDisabled = 'true'
    void sendAgain()
      .then((text) => (said.textContent = text))
      .finally(() => (resend.ariaDisabled = null))
  })
  const close = button(t.close, () => {
    storeUnconfirmedAccount(null)
    region.remove()
  })
  const buttons = element('p', { class: 'flex flex-wrap gap-2' })
  buttons.append(resend, close)
  words.append(element('b', {}, t.title), said, buttons)
  notice.append(words)
  region.append(notice)
  const unfollow = $session.listen((session) => {
    if (session) return
    region.remove()
    unfollow()
  })
}

async function sendAgain(): Promise<string> {
  try {
    const { data } = await call('POST /auth/resend-confirmation')
    if (!data.confirmed) return t.resent
    storeUnconfirmedAccount(null)
    return t.confirmedAlready
  } catch (error) {
    return (error as Error).message || t.failed
  }
}

function button(text: string, onPress: () => void): HTMLElement {
  const made = element('button', { type: 'button', class: 'button button-soft' }, text)
  made.addEventListener('click', onPress)
  return made
}
