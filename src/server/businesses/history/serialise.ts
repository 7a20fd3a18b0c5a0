import type { HistoryEntry } from '#contract/business-history.ts'
import { MODERATION_ACTIONS } from '#server/businesses/write/actions.ts'
import { FACT_SOURCES } from '#shared/rules/facts.ts'
import type { HistoryAction, HistoryActor } from '#shared/rules/history.ts'
import { getHistoryChanges, type AuditDetail } from './changes.ts'
import type { NameResolver } from './names.ts'

type Row = {
  id: number
  at: Date
  actor: 'visitor' | 'user' | 'job'
  accountId: number | null
  role: 'user' | 'owner' | 'admin' | null
  action: string
  detail: AuditDetail
}

const OF_TEAM: readonly string[] = [...MODERATION_ACTIONS, 'reject change', 'hand over']

/**
 * An audit entry as the owner of the listing reads it: without names, ids or addresses of people.
 */
export function serialiseHistoryEntry(
  row: Row,
  ownerId: number | null,
  names: NameResolver,
): HistoryEntry {
  const { id, at, action, detail } = row
  const proposedBy = detail['proposedBy']
  const doer = personOf(row, ownerId)
  const isDecision = proposedBy !== undefined
  return {
    id,
    at: at.toISOString(),
    action: action as HistoryAction,
    by: isDecision ? (proposedBy === ownerId ? 'owner' : 'before') : doer,
    decidedBy: isDecision ? doer : null,
    reason: typeof detail['reason'] === 'string' ? detail['reason'] : null,
    changes: getHistoryChanges(detail).map(({ field, before, after }) => ({
      field,
      before: names(field, before),
      after: names(field, after),
    })),
  }
}

function personOf(
  { actor, accountId, role, action, detail }: Row,
  ownerId: number | null,
): HistoryActor {
  if (actor === 'job') return 'website'
  if (OF_TEAM.includes(action)) return 'team'
  // A helper, for the team.
  if (FACT_SOURCES.some((source) => source === detail['by'])) return 'team'
  if (accountId !== null && accountId === ownerId) return 'owner'
  return role === 'admin' ? 'team' : 'before'
}
