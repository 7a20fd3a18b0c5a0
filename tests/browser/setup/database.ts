import { pino } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { getDataFolder } from './folder.ts'

/** Changes the database of the product under test, where no call of the API does it. */
export async function withDatabase<T>(
  work: (db: Db) => Promise<T>,
  dataDir = getDataFolder(),
): Promise<T> {
  const { db, stop } = await prepareDatabase(
    { dataDir, databaseUrl: null, databaseOwnerUrl: null },
    pino({ level: 'warn' }),
  )
  try {
    return await work(db)
  } finally {
    await stop()
  }
}
