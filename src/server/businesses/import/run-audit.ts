import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { auditEntries } from '#server/kit/db/tables/index.ts'
import type { WriteCounts } from './write.ts'

/**
 * The audit entry of a run. It is made with the first batch that changes anything and counts on
 * with each, in the batch's own transaction, so that it is right whenever the run ends.
 */
export class ImportAuditEntry {
  #id: number | undefined
  readonly #about: { job: string; source: string; file: string }

  constructor(about: { source: string; file: string }) {
    this.#about = { job: 'import', ...about }
  }

  async add(tx: Transaction, { created, updated }: WriteCounts): Promise<void> {
    if (this.#id !== undefined && (await countOn(tx, this.#id, { created, updated }))) return
    const [entry] = await tx
      .insert(auditEntries)
      .values({
        actor: 'job',
        action: 'import',
        noun: 'businesses',
        detail: { ...this.#about, created, updated },
      })
      .returning({ id: auditEntries.id })
    this.#id = entry?.id
  }
}

/** False when the entry is not there: the transaction that made it was undone. */
async function countOn(
  tx: Transaction,
  id: number,
  { created, updated }: Pick<WriteCounts, 'created' | 'updated'>,
): Promise<boolean> {
  const plus = (name: string, count: number) =>
    sql`${name}::text, (detail ->> ${name}::text)::int + ${count}::int`
  const counted = await tx
    .update(auditEntries)
    .set({
      detail: sql`detail || jsonb_build_object(${plus('created', created)},
          ${plus('updated', updated)})`,
    })
    .where(eq(auditEntries.id, id))
    .returning({ id: auditEntries.id })
  return counted.length > 0
}
