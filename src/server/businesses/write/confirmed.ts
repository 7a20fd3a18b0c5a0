import type { UserActor } from '#server/actor/actor.ts'
import type { Confirmer } from '#shared/rules/confirmation.ts'

/**
 * The values of a listing whose facts somebody has just given or looked at. Administrators who list
 * for others count as the team.
 */
export const confirmed = (
  { role }: Pick<UserActor, 'role'>,
  now: Date,
): { confirmedAt: Date; confirmedBy: Confirmer } => ({
  confirmedAt: now,
  confirmedBy: role === 'admin' ? 'team' : 'owner',
})
