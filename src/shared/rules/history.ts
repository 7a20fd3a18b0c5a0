/** The actions on a listing that its history shows. */
export const HISTORY_ACTIONS = [
  'create',
  'update',
  'propose change',
  'withdraw change',
  'reject change',
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'send again',
  'verify',
  'unverify',
  'feature',
  'unfeature',
  'open',
  'pause',
  'move',
  'close',
  'delete',
  'restore',
  'hand over',
] as const

export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

/** Columns that a change of a listing shows and its form does not have. */
export type HistoryOnlyField =
  | 'slug'
  | 'verified'
  | 'pausedUntil'
  | 'pausedFor'
  | 'movedToId'
  | 'movedToAddress'

/** Who acted, without a name: its owner, somebody before, the team, or the website by itself. */
export const HISTORY_ACTORS = ['owner', 'before', 'team', 'website'] as const

export type HistoryActor = (typeof HISTORY_ACTORS)[number]
