import type { WorkKind } from '#shared/rules/moderation.ts'

/**
 * How long a thing may wait, by promise or by law; what is not named has no limit.
 *
 * The law: Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules,
 * 2021, rule 3(2)(a)(i): a complaint is acknowledged within 24 hours and disposed of within 15
 * days; one that asks for the removal of what rule 3(1)(b) forbids is acted upon within 72 hours.
 */
export const CLOCKS: Partial<Record<WorkKind, { hours: number; isLaw: boolean }>> = {
  listing: { hours: 48, isLaw: false },
  change: { hours: 48, isLaw: false },
  claim: { hours: 48, isLaw: false },
  ad: { hours: 48, isLaw: false },
  contact: { hours: 24, isLaw: false },
  report: { hours: 24, isLaw: true },
}
