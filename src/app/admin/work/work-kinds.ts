import type { QueueItem } from '#contract/moderation.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { IconName } from '#shared/drawings/drawings.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'

export const KIND_ICONS: Record<QueueItemKind, IconName> = {
  listing: 'shop',
  change: 'edit',
  claim: 'seal',
  review: 'star',
  answer: 'message',
  ad: 'tag',
  report: 'flag',
  contact: 'mail',
  campaign: 'mega',
  creative: 'image',
  number: 'phone',
  fact: 'users',
}

/** Names one thing in an address. */
export const getQueueItemKey = ({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): string =>
  `${kind}-${id}`

/** Where it is decided on. */
export const getQueueItemPath = (item: Pick<QueueItem, 'kind' | 'id'>): string =>
  `${ADMIN_PATHS.adminReview}?item=${getQueueItemKey(item)}`
