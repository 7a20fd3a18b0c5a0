import type { Db } from '#server/kit/db/connection.ts'
import { CellError } from './cells.ts'
import { ImportError, type Cells } from './header.ts'
import { readCategoryLookup } from './category-lookup.ts'
import { readTownLookup } from './town-lookup.ts'
import type { RowContext } from './row.ts'

/**
 * Reads categories and towns once for a run, and checks the category given for all rows. Throws
 * ImportError.
 */
export async function loadRowContext(
  db: Db,
  defaults: Partial<Cells>,
  nearest: boolean,
  added?: ReadonlySet<number>,
): Promise<Omit<RowContext, 'source'>> {
  const [kinds, places] = [await readCategoryLookup(db), await readTownLookup(db, nearest, added)]
  if (kinds.isEmpty || places.isEmpty)
    throw new ImportError(
      'The database has no categories or no towns yet: start the site once (npm start), or ' +
        'add them, then import again.',
    )
  try {
    if (defaults.category) kinds.idOf(defaults.category)
  } catch (error) {
    if (error instanceof CellError) throw new ImportError(`--category: ${error.message}.`)
    throw error
  }
  return { kinds, places, defaults }
}
