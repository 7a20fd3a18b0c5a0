import type { Account } from '#contract/accounts.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** Who runs the site signs in by email, password and second factor alone. Throws NOT_POSSIBLE. */
export function refuseAdministrator({ role }: Pick<Account, 'role'>): void {
  if (role === 'admin')
    throw new ApiError('NOT_POSSIBLE', {
      message: 'Administrators log in with email and password.',
    })
}
