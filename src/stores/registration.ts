import { RESEND_WAIT_S } from '#shared/rules/registration.ts'
import { call } from './api.ts'

const REGISTRATION_KEY = 'zila-registration'

/** A registration started in this browser that still needs its code. */
type Stored = {
  secret: string
  email: string
  /** The form that it was the last step of; the mailed link leads back to it. */
  from?: string
}

const readKept = () =>
  JSON.parse(localStorage.getItem(REGISTRATION_KEY) ?? 'null') as
    | (Partial<Stored> & { sentAt?: number })
    | null

/**
 * Keeps it for the page that asks for the code, also in another tab. False when the browser keeps
 * nothing.
 */
export function storeRegistration(kept: Stored): boolean {
  try {
    localStorage.setItem(REGISTRATION_KEY, JSON.stringify({ ...kept, sentAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

/** The waiting registration, or null. */
export function readRegistration(): Stored | null {
  try {
    const kept = readKept()
    return typeof kept?.secret === 'string' && typeof kept.email === 'string'
      ? { secret: kept.secret, email: kept.email, ...(kept.from && { from: kept.from }) }
      : null
  } catch {
    return null
  }
}

/** Removes the waiting registration. */
export function clearRegistration(): void {
  try {
    localStorage.removeItem(REGISTRATION_KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Mails a new code, and begins the wait again; it throws what `POST /auth/register/resend` does. */
export async function resendRegistration(kept: Stored): Promise<void> {
  await call('POST /auth/register/resend', { body: { registration: kept.secret } })
  storeRegistration(kept)
}

/** How many seconds until the code can be mailed again; 0 where nothing is known of it. */
export function getSecondsUntilResend(): number {
  try {
    const since = Date.now() - (readKept()?.sentAt ?? 0)
    // A clock that was put back must not make people wait for hours.
    return since < 0 ? 0 : Math.max(0, RESEND_WAIT_S - Math.floor(since / 1000))
  } catch {
    return 0
  }
}
