import type { Account } from '#contract/accounts.ts'
import { ApiError } from '#server/errors/api-error.ts'

type Role = Account['role']

/** Who acts. A value handed down to every verb; no verb reads a request. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; name: string; sessionId?: string }
  /** Work nobody asked for at this moment: an import, the start of the server, a nightly job. */
  | { kind: 'job'; name: string }

export type UserActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/** The signed-in person; throws NOT_SIGNED_IN for anyone else. */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new ApiError('NOT_SIGNED_IN')
  return actor
}

/**
 * The signed-in person of that role; an administrator may do what an owner may. Throws
 * NOT_SIGNED_IN or FORBIDDEN.
 */
export function requireRole(actor: Actor, role: 'owner' | 'admin'): UserActor {
  const user = requireUser(actor)
  if (user.role !== role && user.role !== 'admin') throw new ApiError('FORBIDDEN')
  return user
}

/**
 * An administrator, or FORBIDDEN for everyone else: what the public is not shown does not ask
 * people to sign in.
 */
export function requireAdmin(actor: Actor): UserActor {
  if (actor.kind !== 'user' || actor.role !== 'admin') throw new ApiError('FORBIDDEN')
  return actor
}
