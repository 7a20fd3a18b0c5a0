/**
 * Why rows of a file need a decision. `cell`: an optional value that cannot be read; `fixed`: what
 * can only be corrected in the file; `guess`: a town that the importer concluded; `duplicate`: a
 * live listing has the same name and phone.
 */
export const CAUSE_KINDS = [
  'town-far',
  'town-unknown',
  'town-many',
  'category',
  'name',
  'cell',
  'duplicate',
  'fixed',
  'guess',
] as const

export type CauseKind = (typeof CAUSE_KINDS)[number]

/** What is done with all rows of one cause. */
export const DECISION_ACTIONS = [
  'nearest',
  'named',
  'new-town',
  'town',
  'category',
  'address',
  'without',
  'update',
  'leave-out',
  'add',
] as const

export type DecisionAction = (typeof DECISION_ACTIONS)[number]

/** What may be decided of each kind; `town` and `category` take an id. */
export const ACTIONS_OF_CAUSE: Record<CauseKind, readonly DecisionAction[]> = {
  'town-far': ['nearest', 'named', 'new-town', 'town', 'leave-out'],
  'town-unknown': ['nearest', 'new-town', 'town', 'leave-out'],
  'town-many': ['nearest', 'town', 'leave-out'],
  category: ['category', 'leave-out'],
  name: ['address', 'leave-out'],
  cell: ['without', 'leave-out'],
  duplicate: ['update', 'leave-out', 'add'],
  fixed: [],
  guess: ['town', 'leave-out'],
}

export type ImportDecision = { action: DecisionAction; value: number | null }

/** Cause key → decision. */
export type ImportDecisions = Readonly<Record<string, ImportDecision>>

/** One reason of many rows: the kind, the field and the value it is about, such as a PIN code. */
export type Cause = { kind: CauseKind; field: string; about: string }

/** What the common cause of one kind and field is about. */
export const ANY_VALUE = '*'
const SEPARATOR = '|'

export const getCauseKey = ({ kind, field, about }: Cause): string =>
  [kind, field, about].join(SEPARATOR)

/** The key under which all causes of the kind and field are decided at once. */
export const getAnyValueCauseKey = ({ kind, field }: Pick<Cause, 'kind' | 'field'>): string =>
  getCauseKey({ kind, field, about: ANY_VALUE })

/** The cause of a key; null for what is none. */
export function parseCauseKey(key: string): Cause | null {
  const [kind = '', field = '', ...about] = key.split(SEPARATOR)
  const known = CAUSE_KINDS.find((one) => one === kind)
  return known && about.length > 0 ? { kind: known, field, about: about.join(SEPARATOR) } : null
}

/** What was decided of a cause: of itself, else of all like it. */
export function findDecision(
  decisions: ImportDecisions | undefined,
  cause: Cause,
): ImportDecision | null {
  if (!decisions) return null
  const own = decisions[getCauseKey(cause)]
  // A guess is right until somebody changes that one.
  return own ?? (cause.kind === 'guess' ? null : (decisions[getAnyValueCauseKey(cause)] ?? null))
}
