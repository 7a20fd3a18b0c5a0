import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { runStatements, dropDatabase, getDatabaseUrl, withClient } from './database-statements.ts'
import { endServer } from './end-server.ts'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { isAlive } from '#server/kit/db/embedded/processes.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server where tests may create databases, its address for the role that serves, which owns
     * nothing, and the migrated database that they copy.
     */
    cluster: { url: string; servedUrl: string; template: string }
  }
}

type Cluster = { url: string; servedUrl: string; end: () => Promise<void> }

const folderPrefix = 'zila-test-'

/**
 * One server for the whole run: TEST_DATABASE_URL if set, else an embedded one in a temporary
 * folder. As in a real installation, one role owns the tables and another one serves: what it may
 * not do fails in every test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? await useCluster(given) : await startCluster()
  const template = `zila_test_${process.pid}`
  const teardown = async () => {
    await dropDatabases(cluster.url, template).finally(cluster.end)
  }
  try {
    await runStatements(cluster.url, `create database ${template}`)
    await migrateDatabase({
      url: getDatabaseUrl(cluster.url, template),
      served: { role: new URL(cluster.servedUrl).username, database: template },
    })
  } catch (error) {
    await teardown()
    throw error
  }
  const { url, servedUrl } = cluster
  project.provide('cluster', { url, servedUrl, template })
  return teardown
}

/** A server of one's own, with a role for this run. */
async function useCluster(url: string): Promise<Cluster> {
  const served = new URL(url)
  served.username = `zila_test_${process.pid}_app`
  served.password = randomBytes(16).toString('hex')
  const { username, password } = served
  await runStatements(
    url,
    `create role ${username} login password '${password}'`,
    `grant ${username} to current_user`,
  )
  return { url, servedUrl: served.href, end: () => runStatements(url, `drop role ${username}`) }
}

async function startCluster(): Promise<Cluster> {
  await removeAbandoned()
  const folder = await mkdtemp(path.join(tmpdir(), `${folderPrefix}${process.pid}-`))
  // If Postgres has to run as another user, that user must be able to enter this folder.
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const log = { info: () => undefined, warn: console.warn }
    const server = await startEmbeddedDatabase({
      dataDir: path.join(folder, 'postgres'),
      durable: false,
      log,
    })
    // Like the program, the tests work without a superuser's rights, except that the owner may
    // make databases, and end the sessions of the other role to drop them.
    await runStatements(server.superuserUrl, 'alter role zila createdb', 'grant zila_app to zila')
    const { ownerUrl: url, url: servedUrl } = server
    return { url, servedUrl, end: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

const dropDatabases = (url: string, template: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await dropDatabase(client, name)
  })

/** Stops the server and removes the folder of a killed run, which could not do it itself. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(folderPrefix)
      ? Number.parseInt(name.slice(folderPrefix.length), 10)
      : 0
    if (!pid || isAlive(pid)) continue
    const folder = path.join(tmpdir(), name)
    await endServer(path.join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true })
  }
}
