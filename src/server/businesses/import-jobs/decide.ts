import { eq } from 'drizzle-orm'
import type { setImportDecision as endpoint, ImportDetail } from '#contract/imports.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { categories, imports, locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  ACTIONS_OF_CAUSE,
  getAnyValueCauseKey,
  parseCauseKey,
  type DecisionAction,
} from '#shared/rules/import-decisions.ts'
import { getImportDetail } from './read.ts'
import { rememberChoices } from './remembered-choices.ts'

type Input = EndpointInput<typeof endpoint>['body'] & { id: number }

/**
 * Decides what is done with all rows of one cause, or takes that back (`action: null`). Kept with
 * the import and for the next file with the same columns. Throws NOT_FOUND, NOT_POSSIBLE unless
 * the file is checked, and INVALID_INPUT.
 */
export async function saveCauseDecision(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { id, cause: key, action, value }: Input,
): Promise<ImportDetail> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND', { message: 'Import not found.' })
    if (row.state !== 'checked' || !row.findings || !row.choices)
      throw new ApiError('NOT_POSSIBLE', { message: 'Check the file first.' })
    const { causes, guesses } = row.findings
    const rows = [...causes, ...guesses]
      .filter((one) => one.key === key || ('kind' in one && getAnyValueCauseKey(one) === key))
      .reduce((sum, one) => sum + one.rows, 0)
    if (rows === 0) throw wrong('cause', 'This file has no such rows')
    if (action) await checkAction(tx, key, action, value)
    const { [key]: _, ...others } = row.decisions
    const decisions = action ? { ...others, [key]: { action, value } } : others
    await tx.update(imports).set({ decisions }).where(eq(imports.id, id))
    await rememberChoices(tx, row.columns, { choices: row.choices, decisions })
    await recordAudit(tx, actor, 'decide', 'imports', id, {
      file: row.file,
      ...{ cause: key, action, value, rows },
    })
  })
  return getImportDetail(db, id)
}

const wrong = (field: string, reason: string) =>
  new ApiError('INVALID_INPUT', { fields: { [field]: reason } })

async function checkAction(
  tx: Transaction,
  key: string,
  action: DecisionAction,
  value: number | null,
): Promise<void> {
  const cause = parseCauseKey(key)
  if (!cause || !ACTIONS_OF_CAUSE[cause.kind].includes(action))
    throw wrong('action', 'Choose one of the offered actions')
  if (action === 'town' && (value === null || (await countTown(tx, value)) === 0))
    throw wrong('value', 'Choose a town')
  if (action === 'category' && (value === null || (await countCategory(tx, value)) === 0))
    throw wrong('value', 'Choose a category')
}

const countTown = (tx: Transaction, id: number) => tx.$count(locations, eq(locations.id, id))
const countCategory = (tx: Transaction, id: number) => tx.$count(categories, eq(categories.id, id))
