import type { ImportFindings } from '#server/kit/db/tables/index.ts'
import {
  findDecision,
  parseCauseKey,
  type Cause,
  type DecisionAction,
  type ImportDecisions,
} from '#shared/rules/import-decisions.ts'

/**
 * Of the rows in doubt: how many still need a decision, how many more will be imported than were
 * good (fewer, where guesses are left out), and how many will not.
 */
export function countRowsByOutcome(
  findings: Pick<ImportFindings, 'sets'>,
  decisions: ImportDecisions,
): { toDecide: number; rescued: number; leftOut: number } {
  const sum = { toDecide: 0, rescued: 0, leftOut: 0 }
  for (const { causes, rows } of findings.sets) {
    const outcomes = causes.map(({ key, can }) => outcomeOf(parseCauseKey(key)!, can, decisions))
    const isGood = causes.every(({ key }) => parseCauseKey(key)!.kind === 'guess')
    if (outcomes.includes('out')) {
      sum.leftOut += rows
      if (isGood) sum.rescued -= rows
    } else if (outcomes.includes('open')) sum.toDecide += rows
    else if (!isGood) sum.rescued += rows
  }
  return sum
}

/** What becomes of a row by one of its causes. */
function outcomeOf(
  cause: Cause,
  can: readonly DecisionAction[],
  decisions: ImportDecisions,
): 'in' | 'out' | 'open' {
  if (cause.kind === 'fixed') return 'out'
  const decision = findDecision(decisions, cause)
  if (!decision) return cause.kind === 'guess' ? 'in' : 'open'
  return can.includes(decision.action) ? 'in' : 'out'
}
