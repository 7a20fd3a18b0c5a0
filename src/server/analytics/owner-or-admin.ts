import type { Actor } from '#server/kit/actor/actor.ts'

/** Whether the actor owns the record or is an administrator: neither counts as a visitor. */
export const isOwnerOrAdmin = (actor: Actor, ownerId: number | null): boolean =>
  actor.kind === 'user' && (actor.role === 'admin' || actor.id === ownerId)
