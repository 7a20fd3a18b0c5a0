import { accountForms } from '#i18n/en/account-forms.ts'
import { call } from '#stores/api.ts'
import { choosePageLanguage } from '#stores/language.ts'
import { clearRegistration, readRegistration } from '#stores/registration.ts'
import { refreshSession } from '#stores/session.ts'
import { storeUnconfirmedAccount } from '#stores/unconfirmed-account.ts'
import { enhanceEntryForm } from './entry-form.ts'
import { signInWithToken, showEmail, showPanel } from './entry-page.ts'
import { enableResend } from './resend-code.ts'

type Proof = { registration?: string; token?: string; code?: string; password?: string }
/** The one that this browser waits with. */
type Registration = ReturnType<typeof readRegistration>
type Failure = { code?: string; message?: string }

const find = (mark: string) => document.querySelector<HTMLElement>(mark)
const ofAddress = (name: string) => new URLSearchParams(location.hash.slice(1)).get(name) ?? ''

/**
 * The page that completes a registration: by the code in the browser that registered, by the mailed
 * link in it, or by the link and the password elsewhere. It also confirms the address of a
 * signed-in person by a link.
 */
export function initConfirmPage(): void {
  // A link of the mail that is opened in the tab of this page only changes what is behind the #.
  addEventListener('hashchange', () => location.reload(), { once: true })
  const link = ofAddress('registration')
  const kept = readRegistration()
  if (ofAddress('token')) return void confirmOwn(ofAddress('token'))
  if (!link && !kept) return showBadLink()
  showEmail(kept?.email ?? '')
  askForProof(link, kept)
  if (kept) enableResend(kept, showOver)
  // The link is enough in the browser that registered. If it belongs to another registration, the
  // form is shown.
  if (link && kept) make({ token: link, registration: kept.secret }, kept).catch(() => undefined)
}

function askForProof(link: string, kept: Registration): void {
  const asked = link ? 'password' : 'code'
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = part.dataset['for'] !== asked
    for (const input of part.querySelectorAll('input')) input.disabled = part.hidden
  }
  enhanceEntryForm({
    busy: accountForms.busy.confirm,
    send: async ({ code = '', password = '' }) => {
      const proof = link
        ? { token: link, password }
        : { registration: kept?.secret ?? '', code: code.replace(/\s/g, '') }
      try {
        await make(proof, link ? null : kept)
      } catch (error) {
        if ((error as Failure).code !== 'LINK_INVALID') throw error
        showOver()
      }
    },
  })
}

async function make(proof: Proof, kept: Registration): Promise<void> {
  const { data } = await call('POST /auth/register/confirm', { body: proof })
  clearRegistration()
  // A link that is used up should not stay in the history of a device that others use.
  history.replaceState(null, '', location.pathname + location.search)
  signInWithToken(data.token)
  choosePageLanguage()
  showForm(kept)
  find('[data-owner]')?.toggleAttribute('hidden', data.user.role !== 'owner')
  showPanel('made')
}

/** What became of a form that was filled in before there was an account, and the way back to it. */
function showForm(kept: Registration): void {
  const form = kept?.from
  if (kept && !form) return
  find(form ? '[data-form-here]' : '[data-form-elsewhere]')?.removeAttribute('hidden')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-onward]'))
    link.href = form ?? link.href
}

/**
 * Confirms the address of an existing account: the session in this browser shows who follows the
 * link.
 */
async function confirmOwn(token: string): Promise<void> {
  find('[data-again]')?.addEventListener('click', () => location.reload(), { once: true })
  if (!refreshSession()) return showPanel('not-here')
  try {
    await call('POST /auth/confirm-email', { body: { token }, stays: true })
    storeUnconfirmedAccount(null)
    history.replaceState(null, '', location.pathname)
    showPanel('done')
  } catch (error) {
    const { code, message } = error as Failure
    if (code === 'LINK_INVALID') return showBadLink()
    if (!refreshSession()) return showPanel('not-here')
    find('[data-reason]')?.replaceChildren(message ?? accountForms.failed)
    showPanel('failed')
  }
}

/** The registration can no longer be completed. */
function showOver(): void {
  clearRegistration()
  showBadLink()
}

function showBadLink(): void {
  const isSignedIn = refreshSession() !== null
  find('[data-when-session]')?.toggleAttribute('hidden', !isSignedIn)
  find('[data-when-nobody]')?.toggleAttribute('hidden', isSignedIn)
  showPanel('bad-link')
}
