import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { startSession } from '#server/people/accounts/sessions.ts'
import { DECISION_UNDO_WINDOW_MS } from '#shared/rules/moderation.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { makeSearchDistrict } from './search-district.ts'

const LISTINGS = 100_000
const PEOPLE = 20_000
const REVIEWS = 50_000
const ADS = 20_000
const TOWNS = 1000
const ROUNDS = 20
const BULK = 1000
/** So many rows in one statement, which has its time limit. */
const PIECE = 5000

/** What each table of administrators is asked, as its screen asks it. */
const QUERIES: Record<string, readonly string[]> = {
  businesses: [
    '/businesses/admin/all?limit=50',
    '/businesses/admin/all?limit=50&sort=name&order=asc&page=900',
    '/businesses/admin/all?limit=50&sort=updated',
    '/businesses/admin/all?limit=50&status=pending',
    '/businesses/admin/all?limit=50&missing=hours',
    '/businesses/admin/all?limit=50&missing=photo&status=active',
    '/businesses/admin/all?limit=50&source=bench',
    '/businesses/admin/all?limit=50&search=namuna%209999',
    '/businesses/admin/all?limit=50&stale=true',
  ],
  users: [
    '/users?limit=100',
    '/users?limit=100&sort=name&order=asc&page=150',
    '/users?limit=100&search=person%20199',
    '/users?limit=100&role=owner',
    '/users/stats',
  ],
  reviews: [
    '/reviews/admin/all?limit=20',
    '/reviews/admin/all?limit=20&status=pending',
    '/reviews/admin/all?limit=20&status=active&page=1500',
  ],
  ads: [
    '/classified/admin/all?limit=50',
    '/classified/admin/all?limit=50&page=380',
    '/classified/admin/all?limit=50&sort=title&order=asc&page=200',
    '/classified/admin/all?limit=50&sort=seller&order=asc',
    '/classified/admin/all?limit=50&status=expired',
    '/classified/admin/all?limit=50&seller=inactive',
    '/classified/admin/all?limit=50&search=plough%20199',
  ],
  towns: [
    '/locations/admin/all?limit=100',
    '/locations/admin/all?limit=100&sort=businesses&order=desc',
    '/locations/admin/all?limit=100&search=bench%20town%2099',
    '/locations/admin/all?limit=100&status=inactive&page=2',
  ],
  categories: ['/categories/admin/all', '/classified-categories/all'],
  features: ['/features/admin/all?limit=100', '/features/admin/all?limit=100&search=park'],
  palette: [
    '/admin/find?search=na',
    '/admin/find?search=stores',
    '/admin/find?search=namuna%209999',
    '/admin/find?search=person%20199',
  ],
  fields: ['/category-service-fields?limit=100', '/category-service-fields?search=e'],
}

/**
 * The tables of administrators over a large district: the slowest query of each table at its 95th
 * hundredth, and a change of a thousand listings.
 */
export async function measureAdmin(port: number): Promise<BenchFigure[]> {
  const district = await makeSearchDistrict(port)
  try {
    let token = ''
    await district.fill(async (db, dataDir) => {
      await fillAdminTables(db)
      const [admin] = await db
        .insert(accounts)
        .values({ email: 'admin@bench.example', name: 'A', passwordHash: 'none', role: 'admin' })
        .returning()
      const jwtSecret = await ensureStoredSecret(dataDir)
      token = await startSession(db, admin!, { jwtSecret, now: new Date() })
    })
    return await district.serve((site) => measure(`${site}/api`, token))
  } finally {
    await district.remove()
  }
}

export async function fillAdminTables(db: Db): Promise<void> {
  await db.execute(sql`
    insert into accounts (email, name, password_hash, role, created_at)
    select 'person-' || n || '@bench.example', 'Person ' || n, 'none',
      case when n % 10 = 0 then 'owner' else 'user' end, now() - n * interval '1 minute'
    from generate_series(1, ${PEOPLE}::int) n`)
  for (let from = 0; from < LISTINGS; from += PIECE)
    await db.execute(sql`
    insert into businesses (slug, name, status, category_id, location_id, phone, hours, source,
      source_id, created_at, updated_at, owner_id)
    select 'namuna-bench-' || n, 'Namuna ' || n || ' Stores',
      case when n % 50 = 0 then 'pending' when n % 20 = 0 then 'inactive' else 'active' end,
      (select min(id) from categories) + n % 5, (select min(id) from locations) + n % 10,
      '+9190' || lpad(n::text, 8, '0'),
      case when n % 3 = 0 then '{}'::jsonb end, 'bench', n::text,
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      case when n % 100 = 0 then (select min(id) from accounts) + n % 1000 end
    from generate_series(${from + 1}::int, ${from + PIECE}::int) n`)
  for (let from = 0; from < REVIEWS; from += PIECE)
    await db.execute(sql`
    insert into reviews (business_id, account_id, rating, comment, status, created_at)
    select (select max(id) from businesses) - n,
      (select min(id) from accounts) + n % ${PEOPLE}::int,
      1 + n % 5, 'Helpful people, number ' || n,
      case when n % 40 = 0 then 'pending' when n % 25 = 0 then 'hidden' else 'active' end,
      now() - n * interval '1 minute'
    from generate_series(${from}::int, ${from + PIECE - 1}::int) n`)
  await db.execute(sql`
    insert into reports (noun, record_id, reason)
    select 'review', id, 'wrong' from reviews order by id limit 30`)
  await db.execute(sql`
    insert into locations (district_id, city, slug, status)
    select (select min(id) from districts), 'Bench town ' || n, 'bench-town-' || n,
      case when n % 4 = 0 then 'inactive' else 'active' end
    from generate_series(1, ${TOWNS}::int) n`)
  for (let from = 0; from < ADS; from += PIECE)
    await db.execute(sql`
    insert into classified_ads (slug, account_id, category_id, location_id, title, description,
      price, condition, city, state, contact_name, contact_phone, status, created_at, expires_at)
    select 'bench-ad-' || n, (select min(id) from accounts) + n % ${PEOPLE}::int,
      (select min(id) from classified_categories) + n % 5,
      (select min(id) from locations) + n % 10, 'Plough ' || n, 'Hardly used, number ' || n,
      100000 + n, 'good', 'Japla', 'Jharkhand', 'Bench', '+919000000001',
      case when n % 20 = 0 then 'pending' when n % 33 = 0 then 'suspended'
        when n % 10 = 0 then 'sold' else 'active' end,
      now() - n * interval '1 minute', now() + (n % 40 - 10) * interval '1 day'
    from generate_series(${from + 1}::int, ${from + PIECE}::int) n`)
  await db.execute(sql`update accounts set status = 'inactive'
    where email like 'person-%7@bench.example' and id % 3 = 0`)
  await db.execute(sql`analyze`)
}

async function measure(api: string, token: string): Promise<BenchFigure[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(api + path, { headers, ...init })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as { data: { id: number; version: number }[] }
  }
  const figures: BenchFigure[] = []
  for (const [table, queries] of Object.entries(QUERIES)) {
    let worst = 0
    let slowest = ''
    for (const query of queries) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        times.push((await measureTime(() => ask(query))).seconds * 1000)
      const p95 = times.sort((a, b) => a - b)[Math.ceil(ROUNDS * 0.95) - 1]!
      if (p95 <= worst) continue
      worst = p95
      slowest = query
    }
    console.log(`${table}: slowest ${slowest}`)
    figures.push({ name: `${table} table, slowest p95`, value: worst, unit: 'ms', better: 'less' })
  }
  const ids = (await ask(`/businesses/admin/all?limit=${BULK}&status=active`)).data.map(
    ({ id }) => id,
  )
  const changes = {
    featured: { what: 'featured', value: true },
    confirmed: { what: 'confirmed' },
    deactivated: { what: 'status', status: 'inactive' },
    reactivated: { what: 'status', status: 'active' },
  }
  for (const [name, change] of Object.entries(changes)) {
    const body = JSON.stringify({ ids, change })
    const { seconds } = await measureTime(() =>
      ask('/businesses/admin/bulk', { method: 'POST', body }),
    )
    figures.push({ name: `1,000 ${name} at once`, value: seconds, unit: 's', better: 'less' })
  }
  figures.push(...(await decided(ask)))
  return figures
}

type Ask = (
  path: string,
  init?: RequestInit,
) => Promise<{ data: { id: number; version: number }[] }>

/** Decisions on a thousand listings that wait: kept, and carried out after the time to undo. */
async function decided(ask: Ask): Promise<BenchFigure[]> {
  const waiting = (await ask(`/admin/queue?kind=listing&limit=${BULK}`)).data
  const items = waiting.map(({ id, version }) => ({ kind: 'listing', id, version }))
  const body = JSON.stringify({ items, verdict: 'approve' })
  const kept = await measureTime(() => ask('/admin/decisions', { method: 'POST', body }))
  await sleep(DECISION_UNDO_WINDOW_MS)
  const done = await measureTime(async () => {
    for (;;) {
      const { data } = await ask(`/admin/decisions?limit=${BULK}`)
      if ((data as unknown as { state: string }[]).every(({ state }) => state !== 'waiting')) return
      await sleep(100)
    }
  })
  return [
    { name: '1,000 decisions kept', value: kept.seconds, unit: 's', better: 'less' },
    { name: '1,000 decisions carried out', value: done.seconds, unit: 's', better: 'less' },
  ]
}
