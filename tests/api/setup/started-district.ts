import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#server/kit/db/connection.ts'
import { TEST_SECRET } from './api.ts'
import { insertAccount } from './builders.ts'
import { createTestDatabase } from './database.ts'
import { waitUntil } from './programs.ts'
import { freePort, runScript } from './server.ts'

/** A busy machine takes many times as long as the minute that it is. */
export const START_LIMIT_MS = 900_000
const TEXT_FILE = /\.(?:html|js|json|xml|txt|svg|webmanifest)$/

export type StartedDistrict = {
  address: string
  /** What visitors get. */
  get: (path: string) => Promise<Response>
  /** The data that an administrator gets of the API. */
  read: <Data>(path: string, body?: object) => Promise<Data>
  /** The folder of the published site. */
  site: string
  /** The text of each file of the published site, by its name. */
  readFiles: () => AsyncGenerator<{ name: string; text: string }>
  stop: () => Promise<void>
}

/** Starts the product for a district on its sample, and waits until its site is published. */
export async function startDistrict(district: string, languages: string): Promise<StartedDistrict> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'zila-district-'))
  const port = await freePort()
  const run = runScript('start', {
    PORT: `${port}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    JWT_SECRET: TEST_SECRET,
    // A page of each kind tells enough; the others are their rows.
    STATIC_PAGES: 'busiest:60',
    DISTRICT: district,
    LANGUAGES: languages,
  })
  const stop = async () => {
    run.child.kill('SIGKILL')
    await run.ended
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.race([
      waitUntil(() => run.said().includes('Ctrl+C'), START_LIMIT_MS),
      run.ended.then(() => Promise.reject(new Error(run.said()))),
    ])
    const address = `http://127.0.0.1:${port}`
    const site = path.join(folder, 'data/releases/current/site')
    const token = await makeAdmin(database.url)
    return {
      address,
      get: (path) => fetch(address + path, { redirect: 'manual' }),
      read: (path, body) => readAs(token, `${address}/api${path}`, body),
      site,
      readFiles: () => readTextFiles(site),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function makeAdmin(url: string): Promise<string> {
  const { db, close } = openDatabase({ url, log: console, max: 1 })
  try {
    return (await insertAccount(db, { role: 'admin' })).token
  } finally {
    await close()
  }
}

async function readAs<Data>(token: string, url: string, body?: object): Promise<Data> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(url, { ...sent, headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

async function* readTextFiles(site: string) {
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    yield { name: path.relative(site, file), text: await readFile(file, 'utf8') }
  }
}
