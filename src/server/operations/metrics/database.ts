import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { readPendingChanges } from '#server/publishing/publisher/publication-record.ts'
import { gauge, type Metric } from './format.ts'

type Figures = {
  mails: number
  oldest_mail: number | null
  published: number | null
  failures: number
  delivery_fails: boolean
  locks: { name: string; held: boolean; silent: number | null }[]
  lock_waits: number
  ads: { kind: string; billed: boolean; count: number }[]
  ad_alerts: number
  ad_differences: number
}

/** The state that all processes share: the same figures at each. Small indexed reads alone. */
export async function readDatabaseMetrics(db: Db): Promise<Metric[]> {
  const [{ count, since }, figures] = await Promise.all([readPendingChanges(db), readFigures(db)])
  const waited = since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000)
  return [
    gauge('zila_publish_waiting_changes', 'Changes that are not live yet.', count),
    gauge('zila_publish_oldest_waiting_seconds', 'Age of the oldest of them.', waited),
    gauge(
      'zila_publish_last_success_timestamp_seconds',
      'When a publication last went live.',
      figures.published ?? 0,
    ),
    gauge('zila_publish_failures_in_a_row', 'Failed since then.', figures.failures),
    gauge(
      'zila_delivery_failing',
      '1 while the site cannot be sent to PUBLISH_TO.',
      Number(figures.delivery_fails),
    ),
    {
      name: 'zila_lock_held',
      help: '1 while a process publishes, or sends the site.',
      type: 'gauge',
      samples: figures.locks.map(({ name, held }) => ({ labels: { name }, value: Number(held) })),
    },
    {
      name: 'zila_lock_silent_seconds',
      help: 'Since the holder last renewed its lease; 0 while nobody holds the lock.',
      type: 'gauge',
      samples: figures.locks.map(({ name, held, silent }) => ({
        labels: { name },
        value: held ? (silent ?? 0) : 0,
      })),
    },
    gauge('zila_database_lock_waits', 'Sessions that wait for a lock.', figures.lock_waits),
    gauge('zila_mails_waiting', 'Mails that are to be sent.', figures.mails),
    gauge(
      'zila_mails_oldest_waiting_seconds',
      'Age of the oldest of them.',
      figures.oldest_mail ?? 0,
    ),
    {
      name: 'zila_ad_events_last_day',
      help: 'Views and clicks of paid advertisements of the last 24 hours, charged or not.',
      type: 'gauge',
      samples: figures.ads.map(({ kind, billed, count: value }) => ({
        labels: { kind, charged: String(billed) },
        value,
      })),
    },
    gauge('zila_ad_alerts_open', 'Campaigns with unusual clicks to decide on.', figures.ad_alerts),
    gauge(
      'zila_ad_sums_differing',
      'Sums that differed from the ledger when they were last compared.',
      figures.ad_differences,
    ),
  ]
}

async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    with last as (
      select id, finished_at, delivery_error from publications
      where outcome = 'live' order by id desc limit 1
    ), waiting as (
      select count(*)::int as mails, extract(epoch from now() - min(created_at))::float8 as oldest
      from mails where status = 'waiting'
    )
    select waiting.mails, waiting.oldest as oldest_mail,
      (select extract(epoch from finished_at)::float8 from last) as published,
      (select count(*)::int from publications where outcome = 'failed'
        and id > coalesce((select id from last), 0)) as failures,
      exists (select from last where delivery_error is not null) as delivery_fails,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name,
        'held', exists (select from pg_stat_activity a
          where a.pid = l.pid and a.backend_start = l.session_began),
        'silent', extract(epoch from clock_timestamp() - renewed_at)) order by name), '[]')
        from publisher_locks l) as locks,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as lock_waits,
      (select coalesce(jsonb_agg(e), '[]') from (
        select kind, verdict = 'billed' as billed, sum(count)::int as count from ad_hours
        where hour > now() - interval '1 day' group by 1, 2 order by 1, 2) e) as ads,
      (select count(*)::int from ad_alerts where settled_at is null) as ad_alerts,
      coalesce((select differences from ad_comparisons order by day desc limit 1), 0)
        as ad_differences
    from waiting`)
  return rows[0]!
}
