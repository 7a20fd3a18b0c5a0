import { asc, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { threadReply } from '#contract/threads.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  mails,
  type contactReplies,
  type reportReplies,
} from '#server/kit/db/tables/index.ts'

/** What was answered by mail, oldest first, and what became of each mail. */
export async function readReplies(
  db: DbOrTransaction,
  table: typeof contactReplies | typeof reportReplies,
  where: SQL,
): Promise<z.output<typeof threadReply>[]> {
  const { id, message, createdAt } = table
  const answers = await db
    .select({ id, by: accounts.name, message, createdAt, mail: mails.status })
    .from(table)
    .leftJoin(accounts, eq(accounts.id, table.accountId))
    .leftJoin(mails, eq(mails.id, table.mailId))
    .where(where)
    .orderBy(asc(id))
  return answers.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }))
}
