import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { requestExport } from '#contract/exports.ts'
import { createBackupDownload } from '#contract/backups.ts'
import { logout } from '#contract/accounts.ts'
import { requestDataDownload } from '#contract/personal-data.ts'
import { BackupStore } from '#server/operations/backup-archive/index.ts'
import { accounts, accountTokens, passkeys } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, createToken } from './setup/builders.ts'
import { listTokenKinds } from './setup/token-kinds.ts'

const SLOW = 300_000
const BACKUP = 'zila-20260103-000000-asked.tar.gz'

let folder: string
let api: TestApi

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `zila-test-${process.pid}-`))
  await mkdir(join(folder, 'backups'))
  await writeFile(join(folder, 'backups', BACKUP), 'a backup')
  const log = { info: () => undefined, warn: () => undefined }
  const options = { dataDir: folder, embedded: false, elsewhere: [], bucket: null, log }
  api = await startApi({ backups: new BackupStore(options) })
})
afterEach(() => void (api.clock.now = null))
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

test(
  'no token is taken for another kind of token, and none is used up by the try',
  async () => {
    const kinds = await listTokenKinds(api, join(folder, 'backups'))
    const made: [string, string][] = []
    for (const { name, make } of kinds) made.push([name, await make()])
    const taken: string[] = []
    for (const [of, token] of made)
      for (const { name, spend } of kinds)
        if (name !== of && (await spend(token))) taken.push(`${of} as ${name}`)
    expect(taken).toEqual([])
    const refused: string[] = []
    for (const { name, spend } of kinds)
      if (!(await spend(made.find(([of]) => of === name)![1]))) refused.push(name)
    expect(refused).toEqual([])
    expect(new Set(made.map(([, token]) => token)).size).toBe(kinds.length)
  },
  SLOW,
)

describe('the address of a file stands for the session that asked', () => {
  type Person = Awaited<ReturnType<typeof insertAccount>>
  const files = {
    users: ({ token }: Person) => api.read(requestExport, { token, body: { of: 'users' } }),
    'a backup': ({ token }: Person) =>
      api.read(createBackupDownload, { token, params: { name: BACKUP } }),
    'the own data': ({ token }: Person) => api.read(requestDataDownload, { token }),
  }
  const changes = {
    'a logout': ({ token }: Person) => api.read(logout, { token }),
    'another password': ({ id }: Person) =>
      api.pool.query('delete from sessions where account_id = $1', [id]),
    'the end of the account': ({ id }: Person) =>
      api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, id)),
    'half an hour without a request': async () => {
      const after = new Date(Date.now() + 31 * MINUTE_MS)
      await api.db.update(accountTokens).set({ expiresAt: new Date(after.getTime() + MINUTE_MS) })
      api.clock.now = after
    },
  }
  const ofAdministrators = {
    'another role': ({ id }: Person) =>
      api.db.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, id)),
    'the end of the second factor': ({ id }: Person) =>
      api.db.delete(passkeys).where(eq(passkeys.accountId, id)),
    'a password that is to be replaced': ({ id }: Person) =>
      api.db.update(accounts).set({ isPasswordMade: true }).where(eq(accounts.id, id)),
  }
  const pathOf = (url: string) => url.slice(url.indexOf('/api') + 4)
  const sent = async (url: string) => {
    const answer = await api.ask(pathOf(url))
    await answer.arrayBuffer()
    return answer.status
  }

  for (const [what, ask] of Object.entries(files)) {
    const all = what === 'the own data' ? changes : { ...changes, ...ofAdministrators }
    for (const [after, change] of Object.entries(all))
      test(`${what}: not after ${after}`, async () => {
        const person = await insertAccount(api.db, { role: 'admin' })
        const [first, second] = [await ask(person), await ask(person)].map(({ data }) => data.url)
        expect(await sent(first!)).toBe(200)
        await change(person)
        const refused = await api.fail(pathOf(second!))
        expect(['LINK_INVALID', 'ACCOUNT_INACTIVE']).toContain(refused.code)
      })
  }

  test('a password without the second factor gets the own data, and nobody else’s', async () => {
    const person = await insertAccount(api.db, { role: 'admin' }, { isProtected: false })
    // The first session has a grace; this is the next.
    const token = await createToken(api.db, person)
    const { url } = (await api.read(requestDataDownload, { token })).data
    const own = pathOf(url)
    const key = own.slice(own.indexOf('token='))
    for (const path of [
      `/admin/exports/file?of=users&${key}`,
      `/admin/exports/file?of=contacts&${key}`,
      `/backups/file/${BACKUP}?${key}`,
    ])
      expect(await api.fail(path)).toMatchObject({ status: 400, code: 'LINK_INVALID' })
    expect(await sent(url)).toBe(200)
  })
})
