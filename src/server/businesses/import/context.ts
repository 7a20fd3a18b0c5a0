import type { Db } from '#server/db/connection.ts'
import { CellProblem } from './cells.ts'
import { ImportRefusal } from './header.ts'
import type { Cells } from './header.ts'
import { readKinds } from './kinds.ts'
import { readPlaces } from './places.ts'
import type { RowContext } from './row.ts'

/**
 * Reads categories and towns once for a run, and checks the category given for all rows. Throws
 * ImportRefusal.
 */
export async function readContext(
  db: Db,
  defaults: Partial<Cells>,
  nearest: boolean,
): Promise<Omit<RowContext, 'source'>> {
  const [kinds, places] = [await readKinds(db), await readPlaces(db, nearest)]
  if (kinds.isEmpty || places.isEmpty)
    throw new ImportRefusal(
      'The database has no categories or no towns yet: start the site once (npm start), or ' +
        'add them, then import again.',
    )
  try {
    if (defaults.category) kinds.idOf(defaults.category)
  } catch (error) {
    if (error instanceof CellProblem) throw new ImportRefusal(`--category: ${error.message}.`)
    throw error
  }
  return { kinds, places, defaults }
}
