import type { Account } from '#contract/accounts.ts'
import type { Guard } from '#contract/endpoint.ts'
import { ApiError } from '#server/errors/api-error.ts'

type Role = Account['role']

/** Who acts. A value handed down to every verb; no verb reads a request. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; name: string; sessionId?: string }
  /** Work without a person behind it: an import, the start of the server, a nightly job. */
  | { kind: 'job'; name: string }

export type UserActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/**
 * The signed-in person, when the guard lets them through; an administrator may do what an owner
 * may. Throws NOT_SIGNED_IN or FORBIDDEN.
 */
export function requireGuard(actor: Actor, guard: Exclude<Guard, 'anyone'>): UserActor {
  if (actor.kind !== 'user') throw new ApiError('NOT_SIGNED_IN')
  if (guard !== 'user' && actor.role !== guard && actor.role !== 'admin')
    throw new ApiError('FORBIDDEN')
  return actor
}

/**
 * An administrator, or FORBIDDEN for everyone else: what the public is not shown does not ask
 * people to sign in.
 */
export function requireAdmin(actor: Actor): UserActor {
  if (actor.kind !== 'user' || actor.role !== 'admin') throw new ApiError('FORBIDDEN')
  return actor
}
