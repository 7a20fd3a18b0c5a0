import { setTimeout as sleep } from 'node:timers/promises'
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, publishMarks } from '#server/kit/db/tables/index.ts'
import { runStatements, withClient } from '../api/setup/database-statements.ts'
import type { PrimaryAndStandby } from '../api/setup/standby.ts'
import type { VanishingProxy } from '../api/setup/vanishing-proxy.ts'

export type FailoverReport = {
  acknowledged: number
  /** Writes that were refused; a writer goes on with the next one. */
  failed: number
  /** Acknowledged writes that the promoted server does not have. */
  lost: string[]
  /** Writes that it has twice. */
  double: string[]
  /** From the moment the primary was gone to the first write that was acknowledged after it. */
  pauseSeconds: number
}

type Options = {
  servers: PrimaryAndStandby
  /** The way of `db` to them. */
  balancer: VanishingProxy
  db: Db
  /** One writer for each of these listings. */
  listings: readonly number[]
  /** Acknowledged writes before the primary goes, and after it. */
  before: number
  after: number
}

/** From now on a write is acknowledged only once the standby has it. */
export const waitForStandby = ({ primary }: PrimaryAndStandby) =>
  runStatements(
    primary.superuserUrl,
    `alter role zila_app set synchronous_commit = 'on'`,
    `alter system set synchronous_standby_names = '*'`,
    'select pg_reload_conf()',
  )

/** What a verb does: the change and its publish mark in one transaction. */
export const writeListing = (db: Db, id: number, text: string) =>
  db.transaction(async (tx) => {
    await tx.update(businesses).set({ description: text }).where(eq(businesses.id, id))
    await tx.execute(sql`insert into publish_marks (noun, record_id, change)
      values (${text}, ${id}, 'updated')`)
  })

/**
 * Loses the primary while many write, promotes its standby, and compares what was acknowledged with
 * what is there.
 */
export async function failOver(options: Options): Promise<FailoverReport> {
  const { servers, balancer, db, listings, before, after } = options
  const acknowledged = new Set<string>()
  let failed = 0
  let isOver = false
  const writing = listings.map(async (id) => {
    for (let n = 0; !isOver; n++) {
      const text = `${id}-${n}`
      try {
        await writeListing(db, id, text)
        acknowledged.add(text)
      } catch {
        failed++
        await sleep(20)
      }
    }
  })
  const reach = async (writes: number) => {
    while (acknowledged.size < writes) await sleep(5)
  }
  await reach(before)
  balancer.cut()
  const cutAt = performance.now()
  const until = acknowledged.size
  await withClient(servers.standby.superuserUrl, async (client) => {
    await client.query('select pg_promote()')
  })
  balancer.leadTo(servers.standby.url)
  await reach(until + 1)
  const pauseSeconds = (performance.now() - cutAt) / 1000
  await reach(until + after)
  isOver = true
  await Promise.all(writing)
  const marks = await db
    .select({ text: publishMarks.noun, times: count() })
    .from(publishMarks)
    .groupBy(publishMarks.noun)
  const times = new Map(marks.map((row) => [row.text, row.times]))
  return {
    acknowledged: acknowledged.size,
    failed,
    lost: [...acknowledged].filter((text) => !times.has(text)),
    double: [...times].filter(([, number]) => number > 1).map(([text]) => text),
    pauseSeconds,
  }
}
