import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { mails } from '#server/kit/db/tables/index.ts'

/** The mails to an address, the newest first. */
export const readMailsTo = (db: Db, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))

/** The newest mail to an address; fails when there is none. */
export async function readLastMailTo(db: Db, email: string) {
  const [mail] = await readMailsTo(db, email)
  if (!mail) throw new Error(`No mail to ${email}`)
  return mail
}

/** What was mailed to an address, in order. */
export const readTemplatesTo = async (db: Db, email: string) =>
  (await readMailsTo(db, email)).map(({ template }) => template).reverse()
