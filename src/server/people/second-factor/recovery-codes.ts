import { randomInt } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import { verifySlowHash, createSlowHash } from '#server/kit/actor/slow-hash.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { recoveryCodes as r } from '#server/kit/db/tables/index.ts'

const COUNT = 10
/** Without signs that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 4
/** The first group tells which code it is; the other seven are 138 random bits. */
const GROUPS = 8

const newGroup = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]!).join('')

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const nameOf = (code: string) => plain(code).slice(0, GROUP)
const secretOf = (code: string) => plain(code).slice(GROUP)

/**
 * Makes ten codes in place of those before, and answers them: only hashes are kept, as of
 * passwords.
 */
export async function createRecoveryCodes(tx: Transaction, accountId: number): Promise<string[]> {
  const names = new Set<string>()
  while (names.size < COUNT) names.add(newGroup())
  const codes = [...names].map((name) =>
    [name, ...Array.from({ length: GROUPS - 1 }, newGroup)].join('-'),
  )
  await tx.delete(r).where(eq(r.accountId, accountId))
  for (const code of codes)
    await tx
      .insert(r)
      .values({ accountId, name: nameOf(code), codeHash: await createSlowHash(secretOf(code)) })
  return codes
}

/** Uses a code up; false for an unknown or used code. */
export async function consumeRecoveryCode(
  db: DbOrTransaction,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  // Codes of 16 signs that were made before have no name.
  const old = and(isNull(r.name), eq(r.codeHash, hashToken(plain(code))))
  const isIt = or(eq(r.name, nameOf(code)), old)
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.accountId, accountId), isNull(r.usedAt), isIt))
  if (!row || (row.name !== null && !(await verifySlowHash(secretOf(code), row.codeHash))))
    return false
  // Of two uses at the same moment one succeeds.
  const unused = and(eq(r.id, row.id), isNull(r.usedAt))
  return (await db.update(r).set({ usedAt: now }).where(unused).returning({ id: r.id })).length > 0
}

/** How many codes still work. */
export const countRecoveryCodes = (db: DbOrTransaction, accountId: number): Promise<number> =>
  db.$count(r, and(eq(r.accountId, accountId), isNull(r.usedAt)))
