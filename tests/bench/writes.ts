import { sql } from 'drizzle-orm'
import { openDatabase, type Db } from '#server/kit/db/connection.ts'
import { findStaleReads } from '../stale-reads/run.ts'
import { makeDistrict } from './district.ts'
import type { BenchFigure } from './measure.ts'

const WRITERS = 24
const SECONDS = 8
const LISTINGS = 1_000
/** `BENCH_READS` asks fewer, where the machine has other work. */
const READS = Number(process.env['BENCH_READS']) || 1_000_000
const READERS = 200
const SILENT = { info: () => undefined, warn: () => undefined }

/**
 * How many writes to what the public sees are committed in a second by 24 writers at once, and
 * whether a kept answer was ever older than a write acknowledged before it was asked for.
 */
export async function measureWrites(port: number): Promise<BenchFigure[]> {
  const district = await makeDistrict(LISTINGS, port)
  const options = { url: district.publisher.databaseUrl, log: SILENT, max: WRITERS }
  const writing = openDatabase(options)
  const reading = openDatabase(options)
  try {
    const figures: BenchFigure[] = []
    for (const [what, write] of Object.entries(WRITES))
      figures.push({
        name: `${what} committed by ${WRITERS} writers`,
        value: await countWrites(writing.db, write),
        unit: '/s',
        better: 'more',
      })
    const found = await findStaleReads(
      { writing: writing.db, reading: reading.db },
      { writers: WRITERS, readers: READERS, reads: READS, pauseMs: 20 },
    )
    const figure = (name: string, value: number, better: 'more' | 'less'): BenchFigure => ({
      ...{ name: `${name} of ${READS.toLocaleString('en-IN')} reads`, value, unit: '', better },
    })
    return [
      ...figures,
      figure('stale', found.stale, 'less'),
      figure('kept answers', found.kept, 'more'),
      figure('writes in the time', found.writes, 'more'),
    ]
  } finally {
    await Promise.all([writing.close(), reading.close()])
    await district.close()
    await district.remove()
  }
}

type Write = (db: Db, writer: number) => Promise<unknown>

/** Two kinds: nobody is told of the first; administrators are told of the second. */
const WRITES: Record<string, Write> = {
  'changed listings': (db, writer) =>
    db.execute(sql`with changed as (
        update businesses set description = md5(random()::text)
        where id = (select id from businesses order by id offset ${writer} limit 1) returning id)
      insert into publish_marks (noun, record_id, change)
        select 'businesses', id, 'updated' from changed`),
  'new reviews': (db, writer) =>
    db.execute(sql`with account as (
        insert into accounts (email, password_hash, name)
          values (md5(random()::text) || '@bench.example', 'x', 'Bench') returning id)
      insert into reviews (business_id, account_id, rating, comment, status)
        select (select id from businesses order by id offset ${writer} limit 1), id, 4,
          'Measured, not written by anybody.', 'pending' from account`),
}

async function countWrites(db: Db, write: Write): Promise<number> {
  let count = 0
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      while (performance.now() < until) {
        await write(db, writer)
        count++
      }
    }),
  )
  return count / SECONDS
}
