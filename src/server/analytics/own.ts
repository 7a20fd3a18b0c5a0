import type { Actor } from '#server/actor/actor.ts'

/** Whether someone looks at their own, or is an administrator: neither is a visitor. */
export const isOwn = (actor: Actor, ownerId: number | null): boolean =>
  actor.kind === 'user' && (actor.role === 'admin' || actor.id === ownerId)
