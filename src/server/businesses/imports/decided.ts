import type { ImportFindings } from '#server/db/tables/index.ts'
import { findDecision, parseCauseKey } from '#shared/rules/import-decisions.ts'
import type { ImportDecisions } from '#shared/rules/import-decisions.ts'

/** Of the rows in doubt: how many still need a decision, and how many will be imported. */
export function countDecided(
  findings: Pick<ImportFindings, 'sets' | 'guesses'>,
  decisions: ImportDecisions,
): { toDecide: number; rescued: number; leftOut: number } {
  const sum = { toDecide: 0, rescued: 0, leftOut: 0 }
  for (const { causes, rows } of findings.sets) {
    const outcomes = causes.map(({ key, can }) => {
      if (can.length === 0 && parseCauseKey(key)?.kind === 'fixed') return 'out'
      const decision = findDecision(decisions, parseCauseKey(key)!)
      if (!decision) return 'open'
      return can.includes(decision.action) ? 'in' : 'out'
    })
    if (outcomes.includes('out')) sum.leftOut += rows
    else if (outcomes.includes('open')) sum.toDecide += rows
    else sum.rescued += rows
  }
  for (const { key, rows } of findings.guesses)
    if (decisions[key]?.action === 'leave-out') sum.leftOut += rows
  return sum
}

/** Rows that were good and are left out, because their town is only a guess. */
export const countGuessesOut = (
  { guesses }: Pick<ImportFindings, 'guesses'>,
  decisions: ImportDecisions,
): number =>
  guesses.reduce(
    (sum, { key, rows }) => sum + (decisions[key]?.action === 'leave-out' ? rows : 0),
    0,
  )
