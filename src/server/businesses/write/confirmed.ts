import type { UserActor } from '#server/kit/actor/actor.ts'
import type { ConfirmationSource } from '#shared/rules/confirmation.ts'

/**
 * The values of a listing whose facts somebody has just given or looked at. Administrators who list
 * for others count as the team.
 */
export const confirmationValues = (
  { role }: Pick<UserActor, 'role'>,
  now: Date,
): { confirmedAt: Date; confirmedBy: ConfirmationSource } => ({
  confirmedAt: now,
  confirmedBy: role === 'admin' ? 'team' : 'owner',
})
