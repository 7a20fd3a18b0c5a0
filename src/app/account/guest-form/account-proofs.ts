import type { CallInput } from '#client/call.ts'
import type { Account } from '#contract/accounts.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { MOBILE_CODE_MINUTES } from '#shared/rules/mobile.ts'
import { call } from '#stores/api.ts'
import {
  clearRegistration,
  getSecondsUntilResend,
  readRegistration,
  resendRegistration,
  storeRegistration,
} from '#stores/registration.ts'
import type { useHoneypot } from '#ui/Honeypot.tsx'

/** How somebody shows who they are: by a code to the number, or to the email address. */
export type Way = 'mobile' | 'email'
export type Honeypot = ReturnType<ReturnType<typeof useHoneypot>['values']>

/** A code that was sent; `secret` is what this browser shows with it. */
export type SentProof = { way: Way; secret: string; to: string }

export type Person = {
  role: 'user' | 'owner'
  name: string
  email: string
  mobile: string
  password: string
}

const MOBILE_KEY = 'zila-mobile-code'

type StoredMobileCode = { secret: string; to: string; sentAt: number; waitSeconds: number }

/* A phone may forget the page while its owner reads the message. */
function readMobileCode(): StoredMobileCode | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(MOBILE_KEY) ?? 'null') as StoredMobileCode
    const age = Date.now() - stored.sentAt
    return age >= 0 && age < MOBILE_CODE_MINUTES * 60_000 ? stored : null
  } catch {
    return null
  }
}

function storeMobileCode(stored: StoredMobileCode | null): void {
  try {
    if (stored) sessionStorage.setItem(MOBILE_KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(MOBILE_KEY)
  } catch {
    // A reload then begins with the form.
  }
}

/** The code that this person was sent before the page was loaded again; null if there is none. */
export function readSentProof({ email, mobile }: { email: string; mobile: string }) {
  const code = readMobileCode()
  if (code?.to === mobile.trim() && code.to)
    return { way: 'mobile', secret: code.secret, to: code.to } satisfies SentProof
  const registration = readRegistration()
  return registration && registration.email === email.trim()
    ? ({ way: 'email', secret: registration.secret, to: registration.email } satisfies SentProof)
    : null
}

export function forgetProof(): void {
  clearRegistration()
  storeMobileCode(null)
}

/** Sends the first code; throws what the call of the way does. */
export async function sendProof(
  way: Way,
  { name, email, mobile, password, role }: Person,
  { honeypot, from }: { honeypot: Honeypot; from: string },
): Promise<SentProof> {
  if (way === 'mobile') return sendMobileCode({ mobile, name, role, ...honeypot })
  const body = { name, email, password, role, ...inPageLanguage, ...honeypot }
  const { data } = await call('POST /auth/register', { body })
  const to = email.trim()
  storeRegistration({ secret: data.registration, email: to, from })
  return { way, secret: data.registration, to }
}

async function sendMobileCode(body: CallInput<'POST /auth/mobile'>['body']): Promise<SentProof> {
  const { data } = await call('POST /auth/mobile', { body: { ...body, ...inPageLanguage } })
  const to = body.mobile.trim()
  const { challenge: secret, waitSeconds } = data
  storeMobileCode({ secret, to, sentAt: Date.now(), waitSeconds })
  return { way: 'mobile', secret, to }
}

/** Sends another code; the one before it stays good. */
export async function sendProofAgain(
  { way, secret, to }: SentProof,
  { name, role }: Pick<Person, 'name' | 'role'>,
  from: string,
): Promise<SentProof> {
  if (way === 'mobile') return sendMobileCode({ mobile: to, name, role, challenge: secret })
  await resendRegistration({ secret, email: to, from })
  return { way, secret, to }
}

/** How many seconds until another code can be asked for. */
export function getSecondsLeft({ way }: Pick<SentProof, 'way'>): number {
  if (way === 'email') return getSecondsUntilResend()
  const stored = readMobileCode()
  if (!stored) return 0
  return Math.max(0, stored.waitSeconds - Math.floor((Date.now() - stored.sentAt) / 1000))
}

/**
 * Signs in with the code: the account is made, or is the one that has this number. Throws what the
 * call does, and an Error where the account asks for more than the code.
 */
export async function confirmProof(
  { way, secret }: SentProof,
  code: string,
): Promise<{ token: string; user: Account }> {
  if (way === 'email') {
    const body = { registration: secret, code }
    return (await call('POST /auth/register/confirm', { body })).data
  }
  const { data } = await call('POST /auth/mobile/confirm', { body: { challenge: secret, code } })
  if (!('token' in data)) throw new Error(t.secondStep)
  return data
}
