import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { findDecision, type Cause, type ImportDecisions } from '#shared/rules/import-decisions.ts'
import { foldText } from '#shared/text/fold.ts'
import { quoteValue } from './cells.ts'
import type { ImportRow } from './import-row.ts'
import {
  findListingsBySource,
  findLiveListingsByPhone,
  sourceKey,
  type ExistingListing,
} from './listing.ts'
import type { RowProblem } from './row.ts'

const CAUSE: Cause = { kind: 'duplicate', field: 'phone', about: '' }

/** The live listing that a row is about, by its name and number, though its source is another. */
export type LiveDuplicates = ReadonlyMap<ImportRow, ExistingListing>

/**
 * Finds the live listings that have name and phone number of these rows. A row whose source and id
 * are known updates that listing, whatever others are called.
 */
export async function findLiveDuplicates(
  db: DbOrTransaction,
  rows: readonly ImportRow[],
): Promise<LiveDuplicates> {
  const phones = new Set(rows.flatMap(({ phone }) => phone ?? []))
  const live = await findLiveListingsByPhone(db, [...phones])
  const keyOf = ({ name, phone }: ImportRow | ExistingListing) => `${phone}\n${foldText(name)}`
  const byKey = Map.groupBy(live, keyOf)
  const alike = rows.filter((row) => byKey.has(keyOf(row)))
  const known = await findListingsBySource(db, alike, false)
  return new Map(
    alike
      .filter((row) => !known.has(sourceKey(row)))
      .map((row) => {
        const all = byKey.get(keyOf(row))!
        const isHere = ({ location_id: id }: ExistingListing) => id === row.location_id
        return [row, all.find(isHere) ?? all[0]!]
      }),
  )
}

/**
 * The listing that a row updates, or why it is not taken: it was not decided yet, or the listing
 * belongs to people.
 */
export function resolveDuplicate(
  live: ExistingListing | undefined,
  decisions: ImportDecisions | undefined,
): { updates?: ExistingListing; problems: RowProblem[] } {
  const action = live && findDecision(decisions, CAUSE)?.action
  if (!live || action === 'add') return { problems: [] }
  if (action === 'update' && !live.kept) return { updates: live, problems: [] }
  const reason = `BIZ-${live.id} ${quoteValue(live.name)} has the same name and phone`
  return { problems: [{ field: CAUSE.field, reason, cause: CAUSE, canUpdate: !live.kept }] }
}
