import type { Account } from '#contract/accounts.ts'
import type { AdminAccess } from '#contract/profile.ts'

type Holder = {
  role: Account['role']
  isPasswordMade: boolean
  isProtected: boolean
  hasGrace: boolean
}

/**
 * Whether the holder of a session may administer: with a password of their own and a second factor,
 * or in the first session as administrator, so that they can set one up.
 */
export function getAdminAccess({
  role,
  isPasswordMade,
  isProtected,
  hasGrace,
}: Holder): AdminAccess {
  if (role !== 'admin') return 'none'
  if (isPasswordMade) return 'needs-password'
  if (isProtected) return 'open'
  return hasGrace ? 'grace' : 'needs-factor'
}
