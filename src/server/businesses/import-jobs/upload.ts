import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { ImportDetail } from '#contract/imports.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { readFirstRows, ImportError } from '#server/businesses/import/index.ts'
import { importFiles, imports } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MAX_IMPORT_MB } from '#shared/rules/imports.ts'
import { slugify } from '#shared/text/slug.ts'
import { guessColumnMapping } from './guess-columns.ts'
import { guessByValues } from './guess-values.ts'
import { findRememberedChoices } from './remembered-choices.ts'
import { getImportDetail } from './read.ts'

/** Kept to be shown. */
const SAMPLE = 5
/** Read to guess what the columns are. */
const GUESS_ROWS = 25
const MAX_CELL = 120

const wrong = (reason: string) => new ApiError('INVALID_INPUT', { fields: { file: reason } })

/**
 * Keeps a file of listings until it is imported, and looks at its first rows. Throws TOO_LARGE,
 * and INVALID_INPUT for what is no CSV file.
 */
export async function uploadImport(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  files: readonly ReceivedFile[],
): Promise<ImportDetail> {
  const [file] = files.filter(({ field }) => field === 'file')
  if (!file) throw wrong('Choose a CSV file')
  if (file.isTooLarge) {
    const message = `The file is larger than ${MAX_IMPORT_MB} MB. Please split it`
    throw new ApiError('TOO_LARGE', { message, fields: { file: message } })
  }
  const name = basename(file.name).slice(0, 200)
  const [columns = [], ...rows] = await beginningOf(file.path, name)
  const sample = rows.slice(0, SAMPLE)
  const content = await readFile(file.path)
  const guess = guessByValues(columns, rows, guessColumnMapping(columns))
  const earlier = await findRememberedChoices(db, columns)
  const id = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(imports)
      .values({
        accountId: actor.id,
        file: name,
        columns,
        sample: sample.map((cells) => cells.map((cell) => cell.slice(0, MAX_CELL))),
        total: file.size,
        remembered: earlier !== null,
        decisions: earlier?.decisions ?? {},
        choices: {
          status: 'active',
          ...guess,
          category: null,
          city: null,
          nearest: false,
          ...earlier?.choices,
          // The same columns may be of another list, whose numbers are not those of this one.
          source: slugify(basename(name, extname(name)), 'import').slice(0, 80),
        },
      })
      .returning({ id: imports.id })
    await tx.insert(importFiles).values({ importId: row!.id, content })
    await recordAudit(tx, actor, 'upload', 'imports', row!.id, { file: name })
    return row!.id
  })
  return getImportDetail(db, id)
}

async function beginningOf(path: string, name: string): Promise<string[][]> {
  try {
    return await readFirstRows(path, GUESS_ROWS + 1)
  } catch (error) {
    if (error instanceof ImportError) throw wrong(error.plain.replaceAll(path, name))
    throw error
  }
}
