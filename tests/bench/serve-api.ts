import { setInterval } from 'node:timers'
import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { loadConfig } from '#server/start/config.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { createTaskRunner, type TaskRunner } from '#server/kit/jobs/index.ts'
import { createInstallationApi } from '#server/start/api.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { openHttpServer } from '#server/start/http-server.ts'

/**
 * The API of a data folder in a process of its own, without site and publisher: what a request
 * costs at sizes whose pages would take long to build. A message `write` or `rest` begins or ends a
 * change of a listing each second.
 */
const config = loadConfig(process.env)
const database = await prepareDatabase(config, { info: () => undefined, warn: () => undefined })
const front = await openHttpServer({
  host: config.host,
  port: config.port,
  site: async (_, response) => void response.end(),
  onError: console.error,
})
const NEEDED: ReadonlySet<string> = new Set(['decisions', 'write how often ads were offered'])
const logger = pino({ level: 'silent' })
const all = createTaskRunner(logger)
// Of the background work only what a measurement waits for: the rest would disturb the figures.
const tasks: Pick<TaskRunner, 'add'> = {
  add: (task) => void (NEEDED.has(task.name) && all.add(task)),
}
front.openApi(await createInstallationApi(config, database.db, logger, async () => 'bench', tasks))

const { db } = database
const rows = await db
  .select({ id: businesses.id })
  .from(businesses)
  .orderBy(asc(businesses.id))
  .limit(1000)
let writing: NodeJS.Timeout | undefined
let written = 0
async function write() {
  const { id } = rows[written++ % rows.length]!
  await db
    .update(businesses)
    .set({ description: `Changed for the ${written}th time.` })
    .where(eq(businesses.id, id))
}
process.on('message', (message) => {
  clearInterval(writing)
  if (message === 'write') writing = setInterval(() => void write().catch(console.error), 1000)
})
process.on(
  'SIGTERM',
  () =>
    void front
      .close()
      .finally(all.stop)
      .finally(database.stop)
      .finally(() => process.exit(0)),
)
process.send?.('ready')
