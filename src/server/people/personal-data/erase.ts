import { randomBytes } from 'node:crypto'
import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm'
import { findAccountById, hashPassword, type AccountRow } from '#server/people/accounts/index.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accountDeletions as d, accounts } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { isLastAdmin } from './deletion.ts'
import type { PersonalData, PersonalDataTable, ErasureOptions } from './part.ts'
import { countRows, belongsToPersonCondition } from './rows.ts'

const BATCH_SIZE = 20
const JOB: Actor = { kind: 'job', name: 'erase accounts' }

/** The name shown for what stays of an erased account. */
const NOBODY = 'A former member'

type Config = { siteUrl: string }
type Erasing = { wishes: ErasureOptions; noPassword: string; config: Config; actor: Actor }
type Context = Pick<BaseContext, 'db' | 'now'> & { config: Config }

/** Erases the accounts whose day has come, each in a transaction of its own. */
export async function eraseDueAccounts(
  { db, now, config }: Context,
  register: readonly PersonalData[],
): Promise<number> {
  const isDue = lte(d.dueAt, now())
  const due = await db.select().from(d).where(isDue).orderBy(asc(d.dueAt)).limit(BATCH_SIZE)
  let erased = 0
  for (const { accountId } of due) {
    // Hashed before the transaction, because it takes long.
    const noPassword = await hashPassword(randomBytes(32).toString('base64url'))
    erased += await db.transaction(async (tx) => {
      // A sign-in at this moment deletes the row first, or waits for it.
      const still = and(eq(d.accountId, accountId), isDue)
      const [row] = await tx.select().from(d).where(still).for('update', { skipLocked: true })
      const account = row && (await findAccountById(tx, accountId))
      if (!row || !account) return 0
      if (await isLastAdmin(tx, accountId)) {
        await tx.delete(d).where(still)
        return 0
      }
      await eraseAccount(tx, register, account, { wishes: row, noPassword, config, actor: JOB })
      return 1
    })
  }
  return erased
}

/**
 * Erases an account with all parts of the register. If a part stays, the account stays as a row
 * without name, address or password.
 */
export async function eraseAccount(
  tx: Transaction,
  register: readonly PersonalData[],
  account: AccountRow,
  { wishes, noPassword, config, actor }: Erasing,
): Promise<void> {
  for (const { erase } of register) await erase?.(tx, account, wishes)
  const parts = register.flatMap((data) => data.parts)
  for (const part of parts) await erasePart(tx, part, account)
  const kept = await Promise.all(
    parts.filter(({ onErase }) => onErase === 'keep').map((part) => countRows(tx, part, account)),
  )
  const isOwnRow = eq(accounts.id, account.id)
  if (kept.some((count) => count > 0))
    await tx.update(accounts).set(emptied(account.id, noPassword)).where(isOwnRow)
  else await tx.delete(accounts).where(isOwnRow)
  const event = actor === JOB ? 'account-erased' : 'account-removed'
  const values = { event, url: config.siteUrl } as const
  const { email: to, language } = account
  await queueMail(tx, { to, language, template: accountNotice, values })
  await recordAudit(tx, actor, 'erase', 'accounts', account.id)
}

async function erasePart(
  tx: Transaction,
  part: PersonalDataTable,
  account: AccountRow,
): Promise<void> {
  const { table, owner, onErase } = part
  const own = belongsToPersonCondition(part, account)
  if (onErase === 'delete') await tx.delete(table).where(own)
  if (onErase !== 'unlink') return
  const [name] = Object.entries(getTableColumns(table)).find(([, column]) => column === owner) ?? []
  if (name)
    await tx
      .update(table)
      .set({ [name]: null })
      .where(own)
}

const emptied = (id: number, passwordHash: string) =>
  ({
    name: NOBODY,
    email: `erased-${id}@account.invalid`,
    passwordHash,
    role: 'user',
    status: 'inactive',
    customerType: 'individual',
    phone: null,
    mobile: null,
    mobileConfirmedAt: null,
    address: null,
    city: null,
    state: null,
    pincode: null,
    profilePhoto: null,
    emailConfirmedAt: null,
    language: 'en',
  }) as const

export const erasureTask = (ctx: Context, register: readonly PersonalData[]): Task => ({
  name: 'erase accounts',
  everyMs: HOUR_MS,
  run: async () => void (await eraseDueAccounts(ctx, register)),
})
