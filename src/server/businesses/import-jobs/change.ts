import { and, eq, inArray } from 'drizzle-orm'
import type { checkImport as checkEndpoint, ImportDetail } from '#contract/imports.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { importFiles, importRows, imports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { RUNNING_IMPORT_STATES, type ImportState } from '#shared/rules/imports.ts'
import { getImportDetail } from './read.ts'
import { rememberChoices } from './remembered-choices.ts'

type Context = Pick<UserContext, 'db' | 'actor'>
type Row = typeof imports.$inferSelect
type Move = {
  from: readonly ImportState[]
  action: string
  refusal: string
  to: Partial<Row>
}

/** Begins to check every row of the file. Throws NOT_FOUND or NOT_POSSIBLE. */
export const startImportCheck = (
  ctx: Context,
  { id, ...choices }: EndpointInput<typeof checkEndpoint>['body'] & { id: number },
): Promise<ImportDetail> =>
  move(ctx, id, {
    from: ['uploaded', 'checked', 'failed'],
    action: 'check',
    refusal: 'The file must be checked before it is imported.',
    to: { ...BEGUN, state: 'checking', choices },
  })

/** Begins to import the good rows, or goes on after a stop. Throws NOT_FOUND or NOT_POSSIBLE. */
export const startImport = (ctx: Context, id: number): Promise<ImportDetail> =>
  move(ctx, id, {
    from: ['checked', 'stopped'],
    action: 'import',
    refusal: 'Check the file first.',
    to: { ...BEGUN, state: 'importing' },
  })

/** Begins to take back what an import wrote. Throws NOT_FOUND or NOT_POSSIBLE. */
export const startImportUndo = (ctx: Context, id: number): Promise<ImportDetail> =>
  move(ctx, id, {
    from: ['done', 'stopped'],
    action: 'undo',
    refusal: 'Only a finished import can be undone.',
    to: { ...BEGUN, state: 'undoing' },
  })

/** Stops after the rows under way. Throws NOT_FOUND or NOT_POSSIBLE. */
export const stopImport = (ctx: Context, id: number): Promise<ImportDetail> =>
  move(ctx, id, {
    from: RUNNING_IMPORT_STATES.filter((state) => state !== 'undoing'),
    action: 'stop',
    refusal: 'It is not running.',
    to: { wantsStop: true },
  })

const BEGUN = { done: 0, problem: null, endedAt: null, wantsStop: false } as const

async function move(
  { db, actor }: Context,
  id: number,
  { from, action, refusal, to }: Move,
): Promise<ImportDetail> {
  await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(imports)
      .set(to)
      .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
      .returning()
    if (!moved) {
      await getImportDetail(db, id)
      throw new ApiError('NOT_POSSIBLE', { message: refusal })
    }
    if (to.choices) await rememberChoices(tx, moved.columns, { ...moved, choices: to.choices })
    if (to.state === 'checking' || to.state === 'importing')
      if ((await tx.$count(importFiles, eq(importFiles.importId, id))) === 0)
        throw new ApiError('NOT_POSSIBLE', {
          message: 'File no longer available. Please choose it again.',
        })
    if (to.state === 'undoing' && (await tx.$count(importRows, eq(importRows.importId, id))) === 0)
      throw new ApiError('NOT_POSSIBLE', { message: 'There is nothing left to undo.' })
    await recordAudit(tx, actor, action, 'imports', id, { file: moved.file })
  })
  return getImportDetail(db, id)
}
