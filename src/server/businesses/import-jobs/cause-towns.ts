import type { RowProblem } from '#server/businesses/import/index.ts'
import type { ImportCause } from '#server/kit/db/tables/index.ts'

const MAX_TOWNS = 100

/** Counts in which towns each action would put the rows of a cause. */
export function addTownCounts(cause: ImportCause, towns: NonNullable<RowProblem['towns']>): void {
  const { nearest, named, fresh } = towns
  if (nearest) count(cause, { ...nearest, action: 'nearest' })
  if (named) count(cause, { ...named, action: 'named' })
  if (!fresh) return
  const isIt = ({ city, district }: { city: string; district: string }) =>
    city === fresh.city && district === fresh.district
  const known = cause.newTowns.find(isIt)
  if (known) {
    known.rows += 1
    known.at ??= fresh.at
    known.pincode ??= fresh.pincode
  } else if (cause.newTowns.length < MAX_TOWNS) cause.newTowns.push({ ...fresh, rows: 1 })
  count(cause, { id: null, city: fresh.city, district: fresh.district, action: 'new-town' })
}

function count(
  { towns }: ImportCause,
  { action, id, city, district }: Omit<ImportCause['towns'][number], 'rows'>,
): void {
  const known = towns.find(
    (one) => one.action === action && one.city === city && one.district === district,
  )
  if (known) known.rows += 1
  else if (towns.length < 3 * MAX_TOWNS) towns.push({ action, id, city, district, rows: 1 })
}
