import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { administer, dropDatabase, urlOf, withClient } from './administer.ts'
import { endServer } from './end-server.ts'
import { startEmbedded } from '#server/db/embedded/index.ts'
import { isAlive } from '#server/db/embedded/processes.ts'
import { migrateDatabase } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where tests may create databases, and the migrated database that they copy. */
    cluster: { url: string; template: string }
  }
}

type Cluster = { url: string; end: () => Promise<void> }

const folderPrefix = 'zila-test-'

/**
 * One server for the whole run: TEST_DATABASE_URL if set, else an embedded one in a temporary
 * folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster: Cluster = given
    ? { url: given, end: () => Promise.resolve() }
    : await startCluster()
  const template = `zila_test_${process.pid}`
  const teardown = async () => {
    await dropDatabases(cluster.url, template).finally(cluster.end)
  }
  try {
    await administer(cluster.url, `create database ${template}`)
    await migrateDatabase({ url: urlOf(cluster.url, template) })
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('cluster', { url: cluster.url, template })
  return teardown
}

async function startCluster(): Promise<Cluster> {
  await removeAbandoned()
  const folder = await mkdtemp(path.join(tmpdir(), `${folderPrefix}${process.pid}-`))
  // If Postgres has to run as another user, that user must be able to enter this folder.
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const log = { info: () => undefined, warn: console.warn }
    const server = await startEmbedded({
      dataDir: path.join(folder, 'postgres'),
      durable: false,
      log,
    })
    // Like the program, the tests work without a superuser's rights, except for this one.
    const superuser = new URL(server.url)
    superuser.username = 'postgres'
    await administer(superuser.href, 'alter role zila createdb')
    return { url: server.url, end: () => server.stop().finally(remove) }
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
