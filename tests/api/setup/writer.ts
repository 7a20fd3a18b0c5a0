import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'

/**
 * A program on the embedded Postgres, for tests that kill it. It inserts rows one by one and prints
 * the acknowledged ones, one JSON value per line. Arguments: the data folder, and `idle` to write
 * nothing.
 */
let stopping = false
process.once('SIGTERM', () => (stopping = true))
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
const [dataDir = '', mode] = process.argv.slice(2)

const log = {
  info: (message: string) => say({ log: message }),
  warn: (message: string) => say({ log: message }),
}
const embedded = await startEmbeddedDatabase({ dataDir, log })
const pool = new pg.Pool({ connectionString: embedded.ownerUrl, max: 4 })
pool.on('error', () => undefined)
// Several programs may create the table at once; all but one may get an error that it exists.
await pool
  .query('create table if not exists written (id bigint generated always as identity)')
  .catch(() => undefined)
say({ url: embedded.ownerUrl, adopted: embedded.adopted })

while (!stopping) {
  if (mode === 'idle') await sleep(20)
  else
    await pool.query<{ id: string }>('insert into written default values returning id').then(
      ({ rows }) => say({ id: rows[0]?.id }),
      () => sleep(20),
    )
}
await pool.end()
await embedded.stop()
