import { basename } from 'node:path/posix'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { AccountRow } from '#server/people/accounts/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { uploads } from '#server/kit/db/tables/index.ts'
import type { Storage } from '#server/kit/storage/index.ts'
import type { PersonalData } from './part.ts'
import { countRows, streamRowsAsJson } from './rows.ts'

const BATCH_SIZE = 100

type Entry = { name: string; input: string | AsyncIterable<Uint8Array | string>; size?: number }
type Sources = { db: Db; storage: Storage; now: Date }

const README = (day: string) =>
  `All data we have about your account on ${day}.\n\naccount.json is your profile; ` +
  'the other .json files are lists, one for each\nkind of thing. Times are UTC, ' +
  'amounts of money are paise. The folder pictures holds what you\nuploaded. ' +
  'Passwords and codes are kept as hashes, which say nothing, and are left out.\n'

/** The files of an account's ZIP, one after the other; each is read only when it is needed. */
export async function* listArchiveFiles(
  { db, storage, now }: Sources,
  register: readonly PersonalData[],
  account: AccountRow,
): AsyncGenerator<Entry> {
  yield { name: 'README.txt', input: README(now.toISOString().slice(0, 10)) }
  const { passwordHash: _, ...own } = account
  yield { name: 'account.json', input: JSON.stringify(own, null, 2) }
  for (const { parts } of register)
    for (const part of parts)
      if (part.file && (await countRows(db, part, account)) > 0)
        yield { name: `${part.file}.json`, input: streamRowsAsJson(db, part, account) }
  yield* picturesOf({ db, storage }, account.id)
}

/** Pictures and videos, each in its largest size. */
async function* picturesOf(
  { db, storage }: Omit<Sources, 'now'>,
  accountId: number,
): AsyncGenerator<Entry> {
  for (let after = 0, more = true; more;) {
    const isNext = and(
      eq(uploads.accountId, accountId),
      eq(uploads.isStored, true),
      gt(uploads.id, after),
    )
    const rows = await db
      .select({ id: uploads.id, path: uploads.path })
      .from(uploads)
      .where(isNext)
      .orderBy(asc(uploads.id))
      .limit(BATCH_SIZE)
    for (const { id, path } of rows) {
      after = id
      const file = await storage.open(basename(path))
      if (file) yield { name: `pictures/${basename(path)}`, input: file.body, size: file.size }
    }
    more = rows.length === BATCH_SIZE
  }
}
