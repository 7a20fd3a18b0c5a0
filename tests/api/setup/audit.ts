import { runAsOwner } from './database.ts'
import type { Db } from '#server/kit/db/connection.ts'

/** Removes the entries of a noun, which the product itself cannot. */
export const deleteAuditEntries = (db: Db, noun: string): Promise<void> =>
  runAsOwner(
    db,
    `begin; alter table audit_entries disable trigger keep_audit;
    delete from audit_entries where noun = '${noun}';
    alter table audit_entries enable trigger keep_audit; commit`,
  )
