import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Account } from '#contract/accounts.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { businessAccountGranted } from '#server/kit/mail/templates/business-account.ts'
import { findAccountById, serialiseAccount } from './queries.ts'

/**
 * Turns a regular account into a business account, and notifies its owner by mail. A business
 * account does not change. Throws NOT_SIGNED_IN.
 */
export function becomeOwner({ db, config, actor }: UserContext): Promise<Account> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ role: accounts.role, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, actor.id))
      .for('update')
    if (!before) throw new ApiError('NOT_SIGNED_IN')
    if (before.role === 'user') {
      await tx.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, actor.id))
      const detail = { from: 'user', to: 'owner' }
      await recordAudit(tx, actor, 'become owner', 'accounts', actor.id, detail)
      const url = new URL(APP_PATHS.dashboard, config.siteUrl).href
      await queueMail(tx, { to: before.email, template: businessAccountGranted, values: { url } })
    }
    return serialiseAccount((await findAccountById(tx, actor.id))!)
  })
}
