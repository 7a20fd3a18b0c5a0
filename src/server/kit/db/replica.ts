import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, type Database, type Replica } from './connection.ts'
import type { Log } from './log.ts'
import { getErrorReason } from './reason.ts'

/** A replica that answers nothing for so long is left out. */
const ANSWER_MS = 500
/** So often one is looked at that is left out, or that takes long with a read. */
const LOOK_EVERY_MS = 1_000

class LostReplicaError extends Error {
  override name = 'LostReplicaError'
}

/**
 * Opens a copy of the database for reads. It is left out as soon as it does not answer, and looked
 * at until it does again.
 */
export function openReplica({ url, log }: { url: string; log: Log }): Replica {
  const where = new URL(url).host || 'its socket'
  let database: Database | null = openDatabase({ url, log })
  let lost = createLoss()
  const closing = new AbortController()

  const lose = (error: unknown) => {
    if (!database || closing.signal.aborted) return
    log.warn(`The replica at ${where} is left out: ${getErrorReason(error)}`)
    const left = database
    database = null
    lost.reject(new LostReplicaError(`The replica at ${where} was lost.`))
    // Its connections may hang; none is used again.
    void left.close().catch(() => undefined)
    void comeBack()
  }
  const comeBack = async () => {
    const { signal } = closing
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted || !(await answers(url))) continue
      log.info(`The replica at ${where} answers again`)
      lost = createLoss()
      database = openDatabase({ url, log })
      return
    }
  }
  const whileAlive = async <T>(work: Promise<T>): Promise<T> => {
    const isOver = new AbortController()
    void (async () => {
      const { signal } = isOver
      while (!signal.aborted) {
        await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
        if (!signal.aborted && !(await answers(url))) lose(new Error('it does not answer'))
      }
    })()
    return Promise.race([work, lost.promise]).finally(() => isOver.abort())
  }
  return {
    current: () => database?.db ?? null,
    lose,
    whileAlive,
    within: (work) => Promise.race([work, rejectAfter(ANSWER_MS)]),
    close: async () => {
      closing.abort()
      await database?.close()
    },
  }
}

function createLoss(): PromiseWithResolvers<never> {
  const loss = Promise.withResolvers<never>()
  loss.promise.catch(() => undefined)
  return loss
}

const rejectAfter = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false })
  throw new Error(`it did not answer within ${ms} ms`)
}

/** Whether a new connection answers, since those of a pool may hang. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'zila probe',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}
