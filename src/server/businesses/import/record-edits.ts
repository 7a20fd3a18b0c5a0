import { listingHistoryPath } from '#config/app-paths.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { listingEdited } from '#server/kit/mail/templates/listing-edited.ts'
import type { ChangedListing } from './compare.ts'
import { COLUMN_NAMES } from './columns.ts'
import type { ListingValues } from './import-row.ts'

/** Who changes listings by a file with our numbers, and where owners see what. */
export type EditAudit = { actor: Actor; siteUrl: string }

const JOB: Actor = { kind: 'job', name: 'import' }

/**
 * Rows with our number are changes like those of the form: each listing's history tells them, an
 * import of its source leaves it alone from then on, and its owner is notified.
 */
export async function recordEdits(
  tx: Transaction,
  changed: readonly ChangedListing[],
  editing: EditAudit | undefined,
): Promise<void> {
  const edits = changed.filter(({ edit }) => edit !== null)
  const actor = editing?.actor ?? JOB
  await recordAudits(
    tx,
    actor,
    'businesses',
    edits.map(({ listing, values }) => ({
      action: 'update',
      recordId: listing.id,
      detail: diffValues(listing, values),
    })),
  )
  if (!editing) return
  for (const { listing } of edits) {
    if (actor.kind === 'user' && actor.id === listing.owner_id) continue
    const url = new URL(listingHistoryPath(listing.id), editing.siteUrl).href
    await notifyListingOwner(tx, listing.owner_id, listingEdited, (isConfirmed) => ({
      name: isConfirmed ? listing.name : null,
      url,
    }))
  }
}

/** The values before and after as the history of a listing names them. */
export function diffValues(before: ListingValues, after: ListingValues) {
  const names = COLUMN_NAMES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (values: ListingValues) =>
    Object.fromEntries(names.map((name) => [inCamelCase(name), values[name]]))
  return { before: only(before), after: only(after) }
}

const inCamelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
