import { chmod, cp, appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { getCurrentRole } from '#server/kit/db/served-role.ts'
import { openDatabase } from '#server/kit/db/connection.ts'

const log = { info: () => undefined, warn: () => undefined }

export type PrimaryAndStandby = {
  primary: EmbeddedDatabase
  /** Its address stays the same when it is started again. */
  standby: Pick<EmbeddedDatabase, 'url' | 'superuserUrl' | 'stop'>
  /** Starts the standby again at the same address. */
  restartStandby: () => Promise<void>
  end: () => Promise<void>
}

/** Two servers of one's own: a migrated primary, and a standby that streams from it. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folder = await mkdtemp(path.join(tmpdir(), `zila-test-${process.pid}-standby-`))
  await chmod(folder, 0o711)
  const [first, second] = ['primary', 'standby'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, durable: false, log })
  const made = await start(first)
  const { pool, close } = openDatabase({ url: made.url, log })
  await migrateDatabase({ url: made.ownerUrl, served: await getCurrentRole(pool) })
  await close()
  await made.stop()
  await cp(first, second, { recursive: true })
  const primary = await start(first)
  const socket = new URL(primary.url).searchParams.get('host')
  await writeFile(path.join(second, 'standby.signal'), '')
  await appendFile(
    path.join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${socket} port=5432 user=postgres'\n`,
  )
  let running = await start(second)
  const { url, superuserUrl } = running
  return {
    primary,
    standby: { url, superuserUrl, stop: () => running.stop() },
    restartStandby: async () => void (running = await start(second)),
    end: async () => {
      await running.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
