import {
  getTownGuessCause,
  type ImportRow,
  type RowObserver,
  type RowProblem,
  type TownGuess,
} from '#server/businesses/import/index.ts'
import type { ImportCause, ImportFindings } from '#server/kit/db/tables/index.ts'
import {
  ANY_VALUE,
  getCauseKey,
  parseCauseKey,
  type Cause,
  type DecisionAction,
} from '#shared/rules/import-decisions.ts'
import { foldText } from '#shared/text/fold.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { addTownCounts } from './cause-towns.ts'

const MAX_CAUSES = 200
const MAX_GUESSES = 1000
const MAX_SETS = 2000
const MAX_VALUES = 50
const MAX_EXAMPLES = 5
const MAX_PREVIEWS = 20
const MAX_TEXT = 120

/** What a check of a file finds: causes with their rows, guessed towns, and the first listings. */
export class FindingsCollector implements RowObserver {
  readonly #causes = new Map<string, ImportCause>()
  readonly #guesses = new Map<string, ImportFindings['guesses'][number]>()
  readonly #sets = new Map<string, ImportFindings['sets'][number]>()
  readonly #previews: ImportFindings['previews'] = []
  readonly #cellOf: (cells: readonly string[], field: string) => string

  /** `cellOf`: the text of a field in a row of the file. */
  constructor(cellOf: (cells: readonly string[], field: string) => string) {
    this.#cellOf = cellOf
  }

  readonly good: RowObserver['good'] = (line, row, guess) => {
    this.#preview(line, row, null)
    if (!guess) return
    const key = this.#countGuess(guess, row.location_id)
    this.#countSet([{ key, can: ['town'] }])
  }

  readonly refused: RowObserver['refused'] = (line, problems, { cells, partial, guess }) => {
    const found = new Map<string, DecisionAction[]>()
    for (const problem of problems) {
      const cause = this.#causeOf(problem)
      if (found.has(cause.key)) continue
      const can = this.#actions(cause, problem, cells)
      found.set(cause.key, can)
      this.#count(cause, { line, problem, cells, can })
    }
    // A row with a new category is shown once its category is decided.
    const [only] = [...found.keys()]
    if (found.size === 1 && partial?.location_id && parseCauseKey(only!)?.kind === 'category')
      this.#preview(line, partial as ImportRow, only!)
    if (guess && partial?.location_id)
      found.set(this.#countGuess(guess, partial.location_id), ['town'])
    this.#countSet([...found].map(([key, can]) => ({ key, can })))
  }

  #preview(line: number, row: ImportRow, categoryCause: string | null): void {
    const alike = this.#previews.filter((one) => (one.categoryCause === null) === !categoryCause)
    if (alike.length >= MAX_PREVIEWS) return
    this.#previews.push({
      line,
      name: row.name,
      nameHi: row.name_hi,
      description: row.description.slice(0, 2 * MAX_TEXT),
      address: row.address,
      zipCode: row.zip_code,
      phone: row.phone,
      categoryId: row.category_id,
      categoryCause,
      townId: row.location_id,
    })
  }

  #countGuess(guess: TownGuess, townId: number): string {
    const key = getCauseKey(getTownGuessCause(guess, townId))
    const known = this.#guesses.get(key)
    if (known) known.rows += 1
    else if (this.#guesses.size < MAX_GUESSES)
      this.#guesses.set(key, { key, ...guess, said: guess.said.slice(0, 80), townId, rows: 1 })
    return key
  }

  #countSet(causes: ImportFindings['sets'][number]['causes']): void {
    const set = JSON.stringify(causes)
    const known = this.#sets.get(set)
    if (known) known.rows += 1
    else if (this.#sets.size < MAX_SETS) this.#sets.set(set, { causes, rows: 1 })
  }

  /** All of it, the causes of most rows first. */
  result(): ImportFindings {
    const most = <T extends { rows: number }>(items: Iterable<T>) =>
      [...items].sort((a, b) => b.rows - a.rows)
    return {
      causes: most(this.#causes.values()).map((cause) => ({
        ...cause,
        values: most(cause.values),
        towns: most(cause.towns),
      })),
      guesses: most(this.#guesses.values()),
      previews: this.#previews,
      sets: [...this.#sets.values()],
    }
  }

  #causeOf({ field, cause = { kind: 'fixed', field, about: '' } }: RowProblem): ImportCause {
    const known = this.#causes.get(getCauseKey(cause))
    if (known) return known
    // Beyond the limit, those of one kind and field are decided together.
    const of: Cause = this.#causes.size < MAX_CAUSES ? cause : { ...cause, about: ANY_VALUE }
    const key = getCauseKey(of)
    const made = this.#causes.get(key) ?? {
      ...of,
      ...{ key, rows: 0, values: [], examples: [], can: {}, towns: [], newTowns: [] },
    }
    this.#causes.set(key, made)
    return made
  }

  #actions(
    { kind }: Cause,
    { towns, canUpdate }: RowProblem,
    cells: readonly string[],
  ): DecisionAction[] {
    if (kind === 'fixed' || kind === 'guess') return []
    if (kind === 'cell') return ['without']
    if (kind === 'category') return ['category']
    if (kind === 'duplicate') return canUpdate ? ['update', 'add'] : ['add']
    if (kind === 'name') return foldText(this.#cellOf(cells, 'address')) ? ['address'] : []
    const { nearest = null, named = null, fresh = null } = towns ?? {}
    return [
      'town',
      ...(nearest ? (['nearest'] as const) : []),
      ...(named ? (['named'] as const) : []),
      ...(fresh ? (['new-town'] as const) : []),
    ]
  }

  #count(
    cause: ImportCause,
    row: { line: number; problem: RowProblem; cells: readonly string[]; can: DecisionAction[] },
  ): void {
    const { line, problem, cells, can } = row
    cause.rows += 1
    for (const action of can) cause.can[action] = (cause.can[action] ?? 0) + 1
    const textOf = (field: string) => normaliseLine(this.#cellOf(cells, field)).slice(0, MAX_TEXT)
    if (cause.examples.length < MAX_EXAMPLES)
      cause.examples.push({ line, name: textOf('name'), reason: problem.reason.slice(0, 300) })
    const text = textOf(problem.field)
    const value = cause.values.find((one) => one.text === text)
    if (value) value.rows += 1
    else if (text !== '' && cause.values.length < MAX_VALUES) cause.values.push({ text, rows: 1 })
    if (problem.towns) addTownCounts(cause, problem.towns)
  }
}
