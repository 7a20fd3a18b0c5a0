import type { QueueItemKind } from '#shared/rules/moderation.ts'
import type { GrievanceReason } from '#shared/rules/grievances.ts'

/**
 * The law on complaints: Information Technology (Intermediary Guidelines and Digital Media Ethics
 * Code) Rules, 2021 (G.S.R. 139(E)), as amended with effect from 20 February 2026 (G.S.R. 120(E)).
 * Rule 3(2)(a)(i): a complaint is acknowledged within 24 hours and settled within 7 days; one that
 * asks for the removal of what rule 3(1)(b) forbids, but for its sub-clauses (i), (iv) and (xi),
 * within 36 hours. Rule 3(2)(b): pictures of a person in an intimate act, or faked ones, go within
 * 2 hours.
 */
const SETTLED_HOURS = 7 * 24
const FORBIDDEN_HOURS = 36
const INTIMATE_HOURS = 2

/** Until when a complaint is settled, by its reason. */
export const COMPLAINT_DEADLINE_HOURS: Record<GrievanceReason, number> = {
  /* Obscene, insulting, hateful: (ii) and (iii). */
  offensive: FORBIDDEN_HOURS,
  /* Deceives about where it comes from, or in another's name: (v) and (vi). */
  fraud: FORBIDDEN_HOURS,
  /* Invades another's privacy: (ii). */
  privacy: FORBIDDEN_HOURS,
  intimate: INTIMATE_HOURS,
  /* Of somebody else's rights or another law: the sub-clauses that are left out. */
  rights: SETTLED_HOURS,
  prohibited: SETTLED_HOURS,
  duplicate: SETTLED_HOURS,
  wrong: SETTLED_HOURS,
  other: SETTLED_HOURS,
}

/** How long a thing may wait, by promise or by law; what is not named has no limit. */
export const MODERATION_DEADLINES: Partial<
  Record<QueueItemKind, { hours: number; isLaw: boolean }>
> = {
  listing: { hours: 48, isLaw: false },
  change: { hours: 48, isLaw: false },
  claim: { hours: 48, isLaw: false },
  ad: { hours: 48, isLaw: false },
  contact: { hours: 24, isLaw: false },
  campaign: { hours: 48, isLaw: false },
  creative: { hours: 48, isLaw: false },
  number: { hours: 48, isLaw: false },
  fact: { hours: 7 * 24, isLaw: false },
  /* The longest; each keeps its own limit. */
  report: { hours: SETTLED_HOURS, isLaw: true },
}
