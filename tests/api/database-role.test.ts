import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { grantRowAccess } from '#server/kit/db/grants.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { hasExcessRights, getCurrentRole } from '#server/kit/db/served-role.ts'
import {
  dropOldMonthTables,
  createMonthTables,
} from '#server/advertising/creatives/ledger/months.ts'
import { prepareDatabase, warnAboutOwnerRole } from '#server/start/database.ts'
import { runStatements, getDatabaseUrl, withClient } from './setup/database-statements.ts'
import { insertAccount } from './setup/builders.ts'
import { runAsOwner, createTestDatabase, type TestDatabase } from './setup/database.ts'
import { endServer } from './setup/end-server.ts'
import { makeMigrationFolder } from './setup/migration-folder.ts'

const quiet = { info: () => undefined, warn: () => undefined }

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log: quiet })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
  (await database.pool.query<Row>(query)).rows

describe('the role that serves', () => {
  it('owns nothing and has no attribute that would let it do more', async () => {
    const [role] = await rowsOf(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
        (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
      from pg_roles r where rolname = current_user`,
    )
    expect(role).toEqual({ more: false, memberships: 0, owned: 0 })
    expect(await hasExcessRights(database.pool)).toBe(false)
    for (const catalog of ['pg_class:relowner', 'pg_proc:proowner', 'pg_namespace:nspowner']) {
      const [table, owner] = catalog.split(':')
      expect(
        await rowsOf(`select from ${table} where pg_has_role(${owner}, 'MEMBER')`),
      ).toHaveLength(0)
    }
  })

  test.each([
    'create table mine (id integer)',
    'create temporary table mine (id integer)',
    'create schema mine',
    'create function mine() returns integer language sql as $$ select 1 $$',
    'create extension dblink',
    'alter table businesses add column mine text',
    'drop table businesses cascade',
    'create index on businesses (name)',
    'truncate favourites',
    'truncate audit_entries',
    'truncate ad_events',
    'update ad_events set amount = 0',
    'delete from ad_credits',
    'delete from ad_journal',
    'update ad_papers set amount = 1',
    'delete from ad_withdrawn',
    'alter table audit_entries disable trigger keep_audit',
    'set session_replication_role = replica',
    'drop trigger refuse_change on ad_events',
    'create or replace function refuse_change() returns trigger language sql as $$ select 1 $$',
    'select * from pg_authid',
    'select * from drizzle.__drizzle_migrations',
    "copy accounts to program 'cat'",
    "copy accounts from program 'echo 1'",
    "copy accounts to '/tmp/accounts'",
    "select pg_read_file('postgresql.conf')",
    'alter role current_user superuser',
    'create role other',
    'create database other',
  ])('may not: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|42939)$/) as string,
    })
  })

  it('cannot become the owner', async () => {
    const owner = decodeURIComponent(new URL(own.ownerUrl).username)
    for (const statement of [`set role ${owner}`, `set session authorization ${owner}`])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('reads and writes the rows of every table, and uses every sequence and function', async () => {
    const missing = await rowsOf(
      `select c.relname, p.privilege from pg_class c,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and not has_table_privilege(c.oid, p.privilege)
      order by 1, 2`,
    )
    expect(missing).toEqual(
      ['ad_credits', 'ad_events', 'ad_journal', 'ad_papers', 'ad_withdrawn'].flatMap((relname) =>
        ['DELETE', 'UPDATE'].map((privilege) => ({ relname, privilege })),
      ),
    )
    const more = await rowsOf(
      `select c.relname, p.privilege from pg_class c,
        unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER']) p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and has_table_privilege(c.oid, p.privilege)`,
    )
    expect(more).toEqual([])
    const unusable = await rowsOf(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
        and case relkind when 'S' then not has_sequence_privilege(oid, 'USAGE') end
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
        and not has_function_privilege(oid, 'EXECUTE')`,
    )
    expect(unusable).toEqual([])
  })

  it('makes months of the ledger, but drops none that is to be kept', async () => {
    const { db } = database
    await createMonthTables(db, [new Date('2019-02-28T23:59:59Z'), new Date()])
    const [bounds] = await rowsOf<{ bounds: string }>(
      `select pg_get_expr(relpartbound, oid) as bounds from pg_class
      where relname = 'ad_events_2019_02'`,
    )
    expect(bounds?.bounds).toMatch(/2019-02-01 00:00:00\+00.* TO .*2019-03-01 00:00:00\+00/)
    expect(await dropOldMonthTables(db)).toEqual(['ad_events_2019_02'])
    // Made again after it was dropped, by whoever asks.
    await createMonthTables(db, [new Date('2019-02-28T23:59:59Z')])
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select make_ad_month('2019-03-31')`)))
    expect(await dropOldMonthTables(db)).toEqual(['ad_events_2019_02', 'ad_events_2019_03'])
    await expect(db.execute('drop table ad_events_2019_02')).rejects.toThrow()
  })

  it('is not led astray by tables of its own in the functions of the owner', async () => {
    const paths = await rowsOf(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
        and proconfig is distinct from array['search_path=public, pg_temp']`,
    )
    expect(paths).toEqual([])
  })
})

describe('what a migration gives', () => {
  let folder: string
  beforeEach(async () => {
    const sql = 'create table later (id serial)'
    folder = await makeMigrationFolder(Infinity, { name: 'later', when: 4_102_444_800_000, sql })
    return () => rm(folder, { recursive: true })
  })

  it('holds for the tables of a later one too', async () => {
    const served = await getCurrentRole(database.pool)
    await migrateDatabase({ url: own.ownerUrl, served, folder })
    await database.pool.query('insert into later default values')
    expect(await rowsOf('delete from later returning id')).toEqual([{ id: 1 }])
    await expect(database.pool.query('drop table later')).rejects.toThrow('must be owner')
  })

  it('is put right when it was changed, and else not written again', async () => {
    const { role } = await getCurrentRole(database.pool)
    await runAsOwner(database.db, `grant truncate on favourites to ${role}`)
    await runAsOwner(database.db, `revoke select on accounts from ${role}`)
    await withClient(own.ownerUrl, async (client) => {
      await grantRowAccess(client, role)
      expect(await rowsOf('select id from accounts')).toEqual([])
      await expect(database.pool.query('truncate favourites')).rejects.toThrow('permission denied')
      const said: string[] = []
      const query = client.query.bind(client) as (text: string, values?: unknown[]) => unknown
      client.query = ((text: string, values?: unknown[]) => {
        said.push(text)
        return query(text, values)
      }) as typeof client.query
      await grantRowAccess(client, role)
      expect(said.filter((text) => /^(grant|revoke)/.test(text))).toEqual([])
    })
  })

  it('is refused when the two addresses lead to two databases', async () => {
    const served = await getCurrentRole(database.pool)
    await expect(
      migrateDatabase({ url: getDatabaseUrl(own.ownerUrl, 'postgres'), served }),
    ).rejects.toThrow('lead to different databases')
    await expect(
      migrateDatabase({ url: own.ownerUrl, served: { ...served, role: 'nobody_here' } }),
    ).rejects.toThrow('lead to different databases')
  })
})

describe('a start on a database of one’s own', () => {
  let other: TestDatabase
  beforeAll(async () => void (other = await createTestDatabase()))
  afterAll(() => other.drop())

  const warningsOf = async (databaseUrl: string, databaseOwnerUrl: string | null) => {
    const config = { dataDir: '/nowhere', databaseUrl, databaseOwnerUrl }
    const ready = await prepareDatabase(config, quiet)
    try {
      const warnings: string[] = []
      await warnAboutOwnerRole(config, ready, { ...quiet, warn: (said) => warnings.push(said) })
      await insertAccount(ready.db)
      return warnings
    } finally {
      await ready.stop()
    }
  }

  it('with two roles is served by the one that owns nothing', async () => {
    expect(await warningsOf(other.url, other.ownerUrl)).toEqual([])
  })

  it('with one role works too, and says that it may do more than it needs', async () => {
    expect(await warningsOf(other.ownerUrl, null)).toEqual([
      expect.stringContaining('The role of DATABASE_URL owns the tables'),
    ])
  })

  it('whose owner cannot sign in, says so', async () => {
    await expect(warningsOf(other.url, 'postgresql://nobody@127.0.0.1:9/none')).rejects.toThrow(
      'The database cannot be reached by its owner: connect ECONNREFUSED',
    )
  })

  it('with a role that may not migrate, and no owner, says what is missing', async () => {
    await expect(warningsOf(other.url, null)).rejects.toThrow(
      'name the owner in DATABASE_OWNER_URL',
    )
  })
})

it('a data folder of before, where the owner served, is served by the new role', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), `zila-test-${process.pid}-`))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'postgres')
  const config = { dataDir: folder, databaseUrl: null, databaseOwnerUrl: null }
  try {
    const before = await startEmbeddedDatabase({ dataDir, log: quiet })
    await migrateDatabase({ url: before.ownerUrl })
    const earlier = openDatabase({ url: before.ownerUrl, log: quiet })
    await createMonthTables(earlier.db, [new Date()])
    const { email } = await insertAccount(earlier.db)
    await earlier.close()
    await runStatements(before.superuserUrl, 'drop role zila_app')
    await before.stop()

    const now = await prepareDatabase(config, quiet)
    const { rows } = await now.db.execute(sql`select current_user as role, email from accounts`)
    expect(rows).toEqual([{ role: 'zila_app', email }])
    expect(await hasExcessRights(now.db.$client)).toBe(false)
    await insertAccount(now.db)
    const client = new pg.Client({ connectionString: now.url })
    await client.connect()
    await expect(client.query('truncate accounts')).rejects.toThrow('permission denied')
    await client.end()
    await now.stop()
  } finally {
    await endServer(dataDir)
    await rm(folder, { recursive: true, force: true })
  }
})
