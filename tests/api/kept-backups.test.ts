import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBackup, createBackupDownload, listBackups, createBackup } from '#contract/backups.ts'
import {
  BackupStore,
  restoreBackup,
  type BackupBucket,
} from '#server/operations/backup-archive/index.ts'
import { startEmbeddedDatabase } from '#server/kit/db/embedded/index.ts'
import { migrateDatabase } from '#server/kit/db/migrate.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { endServer } from './setup/end-server.ts'

const SLOW = 300_000
const log = { info: () => undefined, warn: () => undefined }
/** Three in the morning in India. */
const NIGHT = new Date('2026-11-21T21:30:00Z')

let folder: string
const signal = new AbortController().signal
const at = (...names: string[]) => join(folder, ...names)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `zila-test-${process.pid}-`))
})
afterAll(async () => {
  for (const name of ['data', 'fresh']) await endServer(at(name, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

async function dataFolder(name: string): Promise<string> {
  await mkdir(at(name, 'uploads'), { recursive: true })
  await writeFile(at(name, 'secret'), 'of this installation\n')
  await writeFile(at(name, 'uploads', 'picture.webp'), 'a picture')
  return at(name)
}

function memoryBucket() {
  const held = new Set<string>()
  const bucket: BackupBucket = {
    name: 'spare (https://bucket.example)',
    put: async (name) => void held.add(name),
    remove: async (name) => void held.delete(name),
  }
  return { held, bucket }
}

describe('the nightly backup', () => {
  test(
    'is whole, holds no other backup, and is restored into a fresh folder',
    async () => {
      const dataDir = await dataFolder('data')
      const server = await startEmbeddedDatabase({ dataDir: at('data', 'postgres'), log })
      await migrateDatabase({ url: server.ownerUrl })
      let now = NIGHT
      const options = { dataDir, embedded: true, elsewhere: [], bucket: null, log }
      const kept = new BackupStore({ ...options, now: () => now })
      await kept.nightly(signal)
      await kept.nightly(signal)
      expect(await kept.list()).toHaveLength(1)
      now = new Date(NIGHT.getTime() + DAY_MS)
      await kept.nightly(signal)
      await server.stop()
      const [second] = await kept.list()
      expect(second).toMatchObject({ kind: 'nightly', problem: null, checkedAt: now.toISOString() })
      expect(kept.running()).toBeNull()

      // Copied to a new machine into the place where it lay.
      await mkdir(at('fresh', 'backups'), { recursive: true })
      const file = at('fresh', 'backups', second!.name)
      await writeFile(file, await readFile(kept.pathOf(second!.name)!))
      const wish = { file, dataDir: at('fresh'), embedded: true, replace: false, log }
      const { rows } = await restoreBackup(wish)
      expect(rows.get('accounts')).toBe(0)
      expect(await readFile(at('fresh', 'uploads', 'picture.webp'), 'utf8')).toBe('a picture')
      expect(await readdir(at('fresh', 'backups'))).toEqual([second!.name])
    },
    SLOW,
  )

  test('goes to the bucket, and from there when it is old', async () => {
    const dataDir = await dataFolder('old')
    const { held, bucket } = memoryBucket()
    let now = NIGHT
    const options = { dataDir, embedded: false, elsewhere: ['the database'], bucket, log }
    const kept = new BackupStore({ ...options, now: () => now })
    for (let day = 0; day < 12; day += 1) {
      await kept.nightly(signal)
      now = new Date(now.getTime() + DAY_MS)
    }
    const names = (await kept.list()).map(({ name }) => name)
    expect(names.length).toBeLessThan(12)
    expect([...held].sort()).toEqual([...names].sort())
    expect((await kept.list()).every(({ isInBucket }) => isInBucket)).toBe(true)
  })

  test('that fails is remembered until one succeeds', async () => {
    const dataDir = await dataFolder('failing')
    const { bucket } = memoryBucket()
    let isBroken = true
    const put: BackupBucket['put'] = (...given) =>
      isBroken ? Promise.reject(new Error('password in this address')) : bucket.put(...given)
    const options = { dataDir, embedded: false, elsewhere: [], bucket: { ...bucket, put }, log }
    const kept = new BackupStore({ ...options, now: () => NIGHT })
    await expect(kept.nightly(signal)).rejects.toThrow()
    expect((await kept.failure())?.reason).toBe('It failed. See the server log.')
    isBroken = false
    const later = new BackupStore({ ...options, now: () => new Date(NIGHT.getTime() + DAY_MS) })
    await later.nightly(signal)
    expect(await later.failure()).toBeNull()
  })
})

describe('backups as administrators see them', () => {
  let api: TestApi
  let token: string
  let kept: BackupStore

  beforeAll(async () => {
    const dataDir = await dataFolder('site')
    kept = new BackupStore({ dataDir, embedded: false, elsewhere: ['all'], bucket: null, log })
    api = await startApi({ backups: kept })
    ;({ token } = await insertAccount(api.db, { role: 'admin' }))
  })
  afterAll(() => api.close())

  const state = async () => (await api.read(listBackups, { token })).data

  test('are made by a button, checked and downloaded by an address', async () => {
    expect(await state()).toMatchObject({ backups: [], warning: null, elsewhere: ['all'] })
    await api.read(createBackup, { token })
    await kept.settled()
    const { backups } = await state()
    expect(backups).toMatchObject([{ kind: 'asked', problem: null }])
    const [{ name, bytes } = { name: '', bytes: 0 }] = backups

    const { url } = (await api.read(createBackupDownload, { token, params: { name } })).data
    const path = url.slice(url.indexOf('/backups'))
    const file = await api.ask(path)
    expect(file.headers.get('Content-Disposition')).toContain(name)
    expect((await file.arrayBuffer()).byteLength).toBe(bytes)
    expect((await api.fail(path)).code).toBe('LINK_INVALID')
    const late = (await api.read(createBackupDownload, { token, params: { name } })).data.url
    api.clock.now = new Date(Date.now() + 16 * MINUTE_MS)
    expect((await api.fail(late.slice(late.indexOf('/backups')))).code).toBe('LINK_INVALID')
    api.clock.now = null

    await truncate(kept.pathOf(name)!, 200)
    await api.read(checkBackup, { token, params: { name } })
    await kept.settled()
    expect(await state()).toMatchObject({ warning: 'damaged' })
  })

  test('no other file is sent, and nobody else sees them', async () => {
    const person = await insertAccount(api.db, { role: 'owner' })
    expect((await api.fail('/backups/admin', authorizedRequest(person.token))).code).toBe(
      'FORBIDDEN',
    )
    const other = { ...authorizedRequest(token), method: 'POST' }
    expect((await api.fail('/backups/admin/..%2Fsecret/link', other)).code).toBe('INVALID_INPUT')
    const missing = '/backups/admin/zila-20200101-000000-asked.tar.gz/link'
    expect((await api.fail(missing, other)).code).toBe('NOT_FOUND')
  })
})
