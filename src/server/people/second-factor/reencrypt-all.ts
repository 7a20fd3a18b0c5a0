import { asc, eq, gt, and, isNotNull } from 'drizzle-orm'
import type { Secret } from '#server/kit/actor/keys.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { authenticators as a, sessions as s } from '#server/kit/db/tables/index.ts'
import { reencryptValue } from './encrypt-value.ts'

const BATCH_SIZE = 500

/**
 * Seals what was sealed with the secret before the present one anew, so that nothing is lost when
 * that one is named no more. Writes nothing when all is done.
 */
export async function reencryptAll(db: Db, secret: Secret): Promise<void> {
  if (typeof secret === 'string') return
  for (const row of await db.select({ id: a.accountId, sealed: a.sealedSecret }).from(a)) {
    const sealedSecret = reencryptValue(row.sealed, secret)
    // Unless another one was set up meanwhile.
    const isIt = and(eq(a.accountId, row.id), eq(a.sealedSecret, row.sealed))
    if (sealedSecret) await db.update(a).set({ sealedSecret }).where(isIt)
  }
  for (let after = '', more = true; more;) {
    const rows = await db
      .select({ id: s.id, sealed: s.sealedNetwork })
      .from(s)
      .where(and(isNotNull(s.sealedNetwork), gt(s.id, after)))
      .orderBy(asc(s.id))
      .limit(BATCH_SIZE)
    for (const { id, sealed } of rows) {
      const sealedNetwork = reencryptValue(sealed!, secret)
      if (sealedNetwork) await db.update(s).set({ sealedNetwork }).where(eq(s.id, id))
    }
    more = rows.length === BATCH_SIZE
    after = rows.at(-1)?.id ?? ''
  }
}
