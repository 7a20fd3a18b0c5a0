import { KEPT_REASONS } from '#i18n/en/app/work.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'

/** The saved reasons for a kind; a change has those of the listing it is of. */
export const reasonsFor = (kind: WorkKind): readonly string[] =>
  kind === 'change'
    ? KEPT_REASONS.listing
    : ((KEPT_REASONS as Partial<Record<WorkKind, readonly string[]>>)[kind] ?? KEPT_REASONS.other)
