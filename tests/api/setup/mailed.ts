import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mails } from '#server/db/tables/index.ts'

/** The mails to an address, the newest first. */
export const mailsTo = (db: Db, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))

/** The newest mail to an address; fails when there is none. */
export async function lastMailTo(db: Db, email: string) {
  const [mail] = await mailsTo(db, email)
  if (!mail) throw new Error(`No mail to ${email}`)
  return mail
}

/** What was mailed to an address, in order. */
export const templatesTo = async (db: Db, email: string) =>
  (await mailsTo(db, email)).map(({ template }) => template).reverse()
