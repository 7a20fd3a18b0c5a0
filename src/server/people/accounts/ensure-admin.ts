import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { createAccount } from './create.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { findAccountByEmail } from './queries.ts'

const START: Actor = { kind: 'job', name: 'start' }
/**
 * The advisory lock of this check, so that two processes starting together make one administrator;
 * "admn" in ASCII.
 */
const LOCK = 0x61646d6e

/**
 * Makes an administrator if there is no active one, and tells whether it did. It never changes an
 * existing account: if one has this email and is no administrator, it throws.
 */
export async function ensureAdmin(
  { db }: { db: Db },
  admin: { email: string; password: string; name?: string; isPasswordMade?: boolean },
): Promise<{ created: boolean }> {
  const present = and(eq(accounts.role, 'admin'), eq(accounts.status, 'active'))
  if ((await db.$count(accounts, present)) > 0) return { created: false }
  const email = admin.email.trim().toLowerCase()
  const passwordHash = await hashPassword(admin.password.normalize('NFC'))
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if ((await tx.$count(accounts, present)) > 0) return { created: false }
    if (await findAccountByEmail(tx, email))
      throw new Error(
        `There is no administrator, and ${email} belongs to another account: choose another ` +
          'ADMIN_EMAIL.',
      )
    await createAccount(
      { db: tx, actor: START },
      {
        name: admin.name ?? 'Administrator',
        email,
        passwordHash,
        role: 'admin',
        // The address was given by the person who runs the site, so it counts as confirmed.
        emailConfirmedAt: new Date(),
        isPasswordMade: admin.isPasswordMade ?? false,
      },
    )
    return { created: true }
  })
}

/**
 * Whether an administrator still has the password that was made at the first start; they are asked
 * to replace it before they administer. Null where no administrator has this email.
 */
export async function hasGeneratedPassword(
  { db }: { db: Db },
  { email, password }: { email: string; password: string },
): Promise<boolean | null> {
  const account = await findAccountByEmail(db, email.trim())
  if (account?.role !== 'admin') return null
  const isMade = account.isPasswordMade || (await verifyPassword(password, account.passwordHash))
  if (isMade && !account.isPasswordMade)
    await db.update(accounts).set({ isPasswordMade: true }).where(eq(accounts.id, account.id))
  return isMade
}
