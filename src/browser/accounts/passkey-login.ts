import { accountForms as t } from '#i18n/en/account-forms.ts'
import { call } from '#stores/api.ts'
import type { SignedIn } from './second-step.ts'

type Failure = { name?: string; message?: string; code?: string }

/**
 * Enables the button that signs in with a passkey alone; browsers without passkeys do not see it.
 * The library comes when it is pressed.
 */
export function initPasskeyLogin(enter: (signed: SignedIn) => void): void {
  const button = document.querySelector<HTMLButtonElement>('[data-passkey-login]')
  const part = button?.closest<HTMLElement>('[data-passkey]')
  if (!button || !part || typeof PublicKeyCredential !== 'function') return
  part.hidden = false
  const status = part.querySelector('[role=status]')!
  const say = (text: string) => (status.textContent = text)
  button.addEventListener('click', () => {
    if (button.ariaDisabled) return
    button.ariaDisabled = 'true'
    say('')
    void loginWithPasskey()
      .then(enter)
      .catch((error: Failure) => say(describe(error)))
      .finally(() => (button.ariaDisabled = null))
  })
}

/** Asks the device for a passkey of this site, and signs in with it. */
export async function loginWithPasskey(): Promise<SignedIn> {
  const { data } = await call('POST /auth/passkey')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const credential = await startAuthentication({ optionsJSON: data.options as never })
  const body = { challenge: data.challenge, credential: credential as never }
  const { data: signed } = await call('POST /auth/passkey/confirm', { body })
  if (!('token' in signed)) throw new Error(t.failed)
  return signed
}

/** What went wrong, for the person; closing the device's own dialog is nothing wrong. */
const describe = ({ name, message }: Failure): string =>
  name === 'NotAllowedError' ? t.noPasskey : (message ?? t.failed)
