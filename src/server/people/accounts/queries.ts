import { eq, sql } from 'drizzle-orm'
import type { Account } from '#contract/accounts.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'

export type AccountRow = typeof accounts.$inferSelect

/** An account by its id. */
export async function findAccountById(
  db: DbOrTransaction,
  id: number,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** An account by its email, whatever the case. */
export async function findAccountByEmail(
  db: DbOrTransaction,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return row
}

/** An account by the number it signs in with, in E.164. */
export async function findAccountByMobile(
  db: DbOrTransaction,
  mobile: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.mobile, mobile))
  return row
}

/** The account as its owner sees it. */
export function serialiseAccount(row: AccountRow): Account {
  const { id, name, email, mobile, role, emailConfirmedAt, createdAt } = row
  return {
    id,
    name,
    email,
    mobile,
    role,
    emailConfirmed: emailConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
