import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { hashOfToken } from '#server/actor/hash-of-token.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { recoveryCodes as r } from '#server/db/tables/index.ts'

const COUNT = 10
/** Without signs that look alike; 16 of them are 79 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (code: string) => hashOfToken(plain(code))

/** Makes ten codes in place of those before, and answers them: only hashes are kept. */
export async function makeRecoveryCodes(tx: Transaction, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await tx.delete(r).where(eq(r.accountId, accountId))
  await tx.insert(r).values(codes.map((code) => ({ accountId, codeHash: hashOf(code) })))
  return codes
}

/** Uses a code up; false for an unknown or used code. */
export async function takeRecoveryCode(
  db: Db | Transaction,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const isIt = and(eq(r.accountId, accountId), eq(r.codeHash, hashOf(code)), isNull(r.usedAt))
  const taken = await db.update(r).set({ usedAt: now }).where(isIt).returning({ id: r.id })
  return taken.length > 0
}

/** How many codes still work. */
export const recoveryCodesLeft = (db: Db | Transaction, accountId: number): Promise<number> =>
  db.$count(r, and(eq(r.accountId, accountId), isNull(r.usedAt)))
