import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepReads, restoreReads } from '#app/data/kept-reads.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

const PROFILE = ['GET /users/profile', {}] as const
const asha = { success: true, data: { id: 1, name: 'Asha' } }

function signIn(id: number) {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  localStorage.setItem(TOKEN_KEY, `${part({})}.${part({ id, role: 'user', exp })}.x`)
}
const read = (client: QueryClient, key: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey: key, queryFn: () => Promise.resolve(data) })
const readNote = () => document.querySelector('[role=status]')?.textContent
/** What an app that opens without a line has in memory. */
async function reopen(now = Date.now()) {
  const client = new QueryClient()
  await restoreReads(client, now)
  return client
}

// One app, as on a device: what it reads is watched once.
const first = new QueryClient()

beforeEach(() => signIn(1))
afterEach(async () => {
  localStorage.clear()
  await new Promise((resolve) => (indexedDB.deleteDatabase('zila-reads').onsuccess = resolve))
})

async function keep(key: readonly unknown[], data: unknown) {
  keepReads(first)
  await read(first, key, data)
  const isKept = async () => (await reopen()).getQueryData(key) !== undefined
  await expect.poll(isKept).toBe(true)
}

test('what an account read opens without a line, and is read again when there is one', async () => {
  await keep(PROFILE, asha)
  const client = await reopen()
  expect(client.getQueryData(PROFILE)).toEqual(asha)
  expect(client.getQueryState(PROFILE)).toMatchObject({ isInvalidated: true })
})

test('it is marked with its time until the server has answered', async () => {
  await keep(PROFILE, asha)
  await reopen()
  expect(readNote()).toMatch(/^Showing what was here on/)
  await read(first, ['GET /messages/unread-count', {}], { data: { unreadCount: 0 } })
  expect(readNote()).toBeUndefined()
})

test('neither another account nor a later month finds it', async () => {
  await keep(PROFILE, asha)
  signIn(2)
  expect((await reopen()).getQueryData(PROFILE)).toBeUndefined()
  signIn(1)
  const muchLater = await reopen(Date.now() + 31 * 24 * 3600_000)
  expect(muchLater.getQueryData(PROFILE)).toBeUndefined()
})

test('another account’s readings take its place; administrators’ are not kept', async () => {
  await keep(PROFILE, asha)
  signIn(2)
  await read(first, ['GET /admin/counts', {}], { data: {} })
  await keep(['GET /messages', {}], { data: [] })
  signIn(1)
  expect((await reopen()).getQueryData(PROFILE)).toBeUndefined()
  signIn(2)
  expect((await reopen()).getQueryData(['GET /admin/counts', {}])).toBeUndefined()
})

test('a device that keeps nothing reads as ever', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  const client = await reopen()
  expect(client.getQueryCache().getAll()).toEqual([])
  vi.restoreAllMocks()
})
