import { jwtDecode } from 'jwt-decode'
import { atom } from 'nanostores'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { readToken } from './token.ts'

const ROLES = ['user', 'owner', 'admin'] as const

/** The signed-in person, as the token says. The server decides what that person may do. */
export interface Session {
  id: number
  role: (typeof ROLES)[number]
  name: string
}

/** The signed-in person, or null. Read again by `refreshSession`. */
export const $session = atom<Session | null>(null)

/**
 * Reads the token from storage into `$session`; a token that has expired or cannot be decoded is
 * removed.
 */
export function refreshSession(now = Date.now()): Session | null {
  const session = readSession(now)
  if (readToken() && !session) clearSession()
  else $session.set(session)
  return session
}

/** Who the stored token says is signed in; changes nothing, so a component may ask while it renders. */
export function readSession(now = Date.now()): Session | null {
  const token = readToken()
  return token ? decodeSession(token, now) : null
}

/**
 * Stores a new token and signs its owner in. Answers the reason if that is impossible: the browser
 * keeps nothing, or the device's clock is so wrong that a new token has ended.
 */
export function startSession(token: string): 'started' | 'no-storage' | 'wrong-clock' {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    return 'no-storage'
  }
  return refreshSession() ? 'started' : 'wrong-clock'
}

/** Forgets the token. */
export function clearSession(): void {
  forgetToken()
  $session.set(null)
}

/** The device keeps the token no longer; what is shown stays. */
export function forgetToken(): void {
  if (readToken()) localStorage.removeItem(TOKEN_KEY)
}

/**
 * The content of a token, or null when it is not readable, lacks a known role, or its `exp`
 * (seconds) is past.
 */
export function decodeSession(token: string, now: number): Session | null {
  try {
    const { id, role, name, exp } = jwtDecode<{
      id?: unknown
      role?: unknown
      name?: unknown
      exp?: number
    }>(token)
    const known = ROLES.find((r) => r === role)
    if (!Number.isInteger(Number(id)) || !known || !exp || exp * 1000 <= now) return null
    return { id: Number(id), role: known, name: typeof name === 'string' ? name : '' }
  } catch {
    return null
  }
}
