import type { Account } from '#contract/accounts.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Transaction } from '#server/db/connection.ts'
import { accounts } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { AccountRow } from './queries.ts'

type NewAccount = { name: string; email: string; passwordHash: string; role: Account['role'] }

/** Adds an account with its audit entry. Throws EMAIL_TAKEN, also when two people ask at the same moment. */
export async function createAccount(tx: Transaction, actor: Actor, input: NewAccount): Promise<AccountRow> {
  const [row] = await tx
    .insert(accounts)
    .values({
      ...input,
      customerType: input.role === 'owner' ? 'business_owner' : 'individual',
      // An administrator's address is given by whoever runs the site.
      emailConfirmedAt: input.role === 'admin' ? new Date() : null,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new ApiError('EMAIL_TAKEN', { fields: { email: 'An account with this email already exists' } })
  await recordAudit(tx, actor, 'create', 'accounts', row.id, { role: row.role })
  return row
}
