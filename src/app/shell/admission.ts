import type { Session } from '#stores/session.ts'

/** Who may see a screen. */
export type Guard = 'user' | 'business' | 'admin'

/** `login`: sign in first; `business` and `denied`: a panel in place of the screen. */
export type ScreenAccess = 'in' | 'login' | 'business' | 'denied'

/**
 * The three guards. The role is that of the stored token at first, and the server's as soon as it
 * has answered; what the server refuses stays refused whatever a screen shows.
 */
export function getScreenAccess(guard: Guard, role: Session['role'] | null): ScreenAccess {
  if (!role) return 'login'
  if (guard === 'business') return role === 'user' ? 'business' : 'in'
  if (guard === 'admin') return role === 'admin' ? 'in' : 'denied'
  return 'in'
}
