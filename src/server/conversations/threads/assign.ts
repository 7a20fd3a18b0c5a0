import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/** Throws INVALID_INPUT unless the account is an active administrator's. */
export async function requireAdministrator(
  tx: Transaction,
  id: number,
  field = 'assignedTo',
): Promise<void> {
  const isOne = and(eq(accounts.id, id), eq(accounts.role, 'admin'), eq(accounts.status, 'active'))
  if ((await tx.$count(accounts, isOne)) === 0)
    throw new ApiError('INVALID_INPUT', {
      fields: { [field]: 'This person is not an administrator.' },
    })
}
