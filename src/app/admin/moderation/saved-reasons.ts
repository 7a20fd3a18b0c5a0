import { SAVED_REASONS } from '#i18n/en/app/work.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'

/** The saved reasons for a kind; a change has those of the listing it is of. */
export const getSavedReasons = (kind: QueueItemKind): readonly string[] =>
  kind === 'change'
    ? SAVED_REASONS.listing
    : ((SAVED_REASONS as Partial<Record<QueueItemKind, readonly string[]>>)[kind] ??
      SAVED_REASONS.other)
