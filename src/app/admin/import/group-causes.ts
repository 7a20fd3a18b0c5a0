import type { ImportDetail } from '#contract/imports.ts'
import {
  ANY_VALUE,
  getAnyValueCauseKey,
  type DecisionAction,
  type ImportDecision,
} from '#shared/rules/import-decisions.ts'

export type ImportCause = ImportDetail['causes'][number]

/** A decision that was pressed and is being saved. */
export type CauseDecision = { cause: string; decision: ImportDecision | null }

type Group = { common: ImportCause | null; causes: ImportCause[] }

/** So many of one kind are still decided one by one. */
const MAX_ALONE = 3

/** The causes as they will be: a press shows at once. */
export const withCauseDecision = (
  causes: readonly ImportCause[],
  pressed: CauseDecision | null,
): ImportCause[] =>
  causes.map((cause) => {
    const isOwn = cause.key === pressed?.cause
    const isCommon = !cause.isOwnDecision && getAnyValueCauseKey(cause) === pressed?.cause
    return pressed && (isOwn || isCommon)
      ? { ...cause, decision: pressed.decision, isOwnDecision: isOwn }
      : cause
  })

/** Causes of one kind and field together, with one that stands for all where they are many. */
export function groupCauses(all: readonly ImportCause[]): Group[] {
  const groups = new Map<string, ImportCause[]>()
  for (const cause of all) {
    const key = getAnyValueCauseKey(cause)
    groups.set(key, [...(groups.get(key) ?? []), cause])
  }
  return [...groups].map(([key, causes]) => ({
    common: causes.length > MAX_ALONE ? inCommon(key, causes) : null,
    causes,
  }))
}

function inCommon(key: string, causes: readonly ImportCause[]): ImportCause {
  const [first] = causes as [ImportCause]
  const can: Partial<Record<DecisionAction, number>> = {}
  for (const cause of causes)
    for (const [action, rows] of Object.entries(cause.can) as [DecisionAction, number][])
      can[action] = (can[action] ?? 0) + rows
  const common = causes.find(({ decision, isOwnDecision }) => decision && !isOwnDecision)
  const own = new Set(causes.map(({ decision }) => JSON.stringify(decision)))
  const isDecided = causes.every(({ decision }) => decision)
  return {
    ...first,
    ...{ key, can, about: ANY_VALUE },
    rows: causes.reduce((sum, { rows }) => sum + rows, 0),
    values: causes.slice(0, 6).map(({ about, rows }) => ({ text: about, rows })),
    valueCount: causes.length,
    examples: causes.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, 5),
    towns: sumTowns(causes.flatMap(({ towns }) => towns)),
    decision: isDecided ? (common?.decision ?? (own.size === 1 ? first.decision : null)) : null,
    isOwnDecision: true,
  }
}

function sumTowns(all: ImportCause['towns']): ImportCause['towns'] {
  const sums = new Map<string, ImportCause['towns'][number]>()
  for (const town of all) {
    const key = `${town.action} ${town.city} ${town.district}`
    const known = sums.get(key)
    sums.set(key, { ...town, rows: town.rows + (known?.rows ?? 0) })
  }
  return [...sums.values()].sort((a, b) => b.rows - a.rows)
}
