import type { Account } from '#contract/accounts.ts'
import type { AdminAccess } from '#contract/profile.ts'
import type { Guard } from '#contract/endpoint.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

type Role = Account['role']

/** Who acts. A value handed down to every verb; no verb reads a request. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      id: number
      /** What they may do now: an administrator who must first protect their account is an owner. */
      role: Role
      name: string
      sessionId?: string
      adminAccess?: AdminAccess
      /** Trusted by administrators to call businesses and to write facts. */
      isHelper?: boolean
      /**
       * Part of one change of many records: the audit log has it as of that time, and of a large
       * one other work is published first.
       */
      bulk?: { at: Date; isLarge: boolean }
    }
  /** Work without a person behind it: an import, the start of the server, a nightly job. */
  | { kind: 'job'; name: string }

export type UserActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/**
 * The signed-in person, when the guard lets them through; an administrator may do what an owner
 * may. Throws NOT_SIGNED_IN, FORBIDDEN, or what an administrator must do first.
 */
export function requireUser(actor: Actor, guard: Exclude<Guard, 'anyone'>): UserActor {
  if (actor.kind !== 'user') throw new ApiError('NOT_SIGNED_IN')
  if (!mayPass(actor, guard)) throw new ApiError(guard === 'owner' ? 'FORBIDDEN' : refusalOf(actor))
  return actor
}

function mayPass({ role, isHelper = false }: UserActor, guard: Exclude<Guard, 'anyone'>): boolean {
  if (guard === 'user' || role === 'admin') return true
  return guard === 'helper' ? isHelper : role === guard
}

/**
 * An administrator, or FORBIDDEN for everyone else: what the public is not shown does not ask
 * people to sign in.
 */
export function requireAdmin(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new ApiError('FORBIDDEN')
  if (actor.role !== 'admin') throw new ApiError(refusalOf(actor))
  return actor
}

function refusalOf({ adminAccess }: UserActor) {
  if (adminAccess === 'needs-password') return 'NEW_PASSWORD_NEEDED'
  return adminAccess === 'needs-factor' ? 'SECOND_FACTOR_NEEDED' : 'FORBIDDEN'
}
