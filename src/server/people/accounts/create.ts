import type { Account } from '#contract/accounts.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { AccountRow } from './queries.ts'

type NewAccount = {
  name: string
  role: Account['role']
  language?: AccountRow['language']
} & (
  | { email: string; passwordHash: string; emailConfirmedAt: Date; isPasswordMade?: boolean }
  | { mobile: string; mobileConfirmedAt: Date }
)

/**
 * Adds an account, whose address or number is known to be its owner's, with its audit entry. Throws
 * EMAIL_TAKEN or MOBILE_TAKEN, also when two people ask at the same moment.
 */
export async function createAccount(
  { db, actor }: { db: Transaction; actor: Actor },
  input: NewAccount,
): Promise<AccountRow> {
  const [row] = await db
    .insert(accounts)
    .values({
      ...input,
      customerType: input.role === 'owner' ? 'business_owner' : 'individual',
    })
    .onConflictDoNothing()
    .returning()
  if (!row && 'mobile' in input) throw new ApiError('MOBILE_TAKEN')
  if (!row)
    throw new ApiError('EMAIL_TAKEN', {
      fields: { email: 'An account with this email already exists' },
    })
  await recordAudit(db, actor, 'create', 'accounts', row.id, { role: row.role })
  return row
}
