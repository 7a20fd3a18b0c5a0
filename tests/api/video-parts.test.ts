import { readdirSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/rules/duration.ts'
import { openStorage, type Storage } from '#server/kit/storage/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { openBuckets, type Buckets } from './setup/buckets.ts'
import { insertAccount } from './setup/builders.ts'

const FILM = readFileSync(new URL('../fixtures/videos/colours.mp4', import.meta.url))

let api: TestApi
let token: string
let buckets: Buckets

beforeAll(async () => {
  api = await startApi()
  buckets = await openBuckets()
})
beforeEach(async () => {
  token = (await insertAccount(api.db)).token
})
afterAll(async () => {
  await buckets.close()
  await api.close()
})

const ask = (
  path: string,
  method: string,
  more: Record<string, string> = {},
  body?: Buffer,
  machine: TestApi = api,
) =>
  machine.ask(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', ...more },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })

/** Begins a video of so many bytes; answers its path below `/api`. */
async function begin(length: number, machine: TestApi = api): Promise<string> {
  const about = { 'Upload-Length': String(length) }
  const answer = await ask('/uploads/videos', 'POST', about, undefined, machine)
  expect(answer.status).toBe(201)
  return answer.headers.get('Location')!.replace('/api', '')
}

const part = (path: string, offset: number, bytes: Buffer, machine: TestApi = api) =>
  ask(
    path,
    'PATCH',
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    bytes,
    machine,
  )

const left = () => readdirSync(join(`${api.folder}`, 'incoming-videos'))

test('a video in parts: after a broken line it goes on where it was', async () => {
  const path = await begin(FILM.length)
  const half = Math.floor(FILM.length / 2)
  expect((await part(path, 0, FILM.subarray(0, half))).status).toBe(204)
  const asked = await ask(path, 'HEAD')
  expect(asked.headers.get('Upload-Offset')).toBe(String(half))
  expect(asked.headers.get('Upload-Address')).toBeNull()
  expect((await part(path, 0, FILM.subarray(0, half))).status).toBe(409)
  const last = await part(path, half, FILM.subarray(half))
  expect(last.status).toBe(204)
  const address = last.headers.get('Upload-Address')!
  expect((await api.ask(address)).headers.get('Content-Type')).toBe('video/mp4')
  // The answer to the last part may have been lost.
  const again = await ask(path, 'HEAD')
  expect(again.headers.get('Upload-Offset')).toBe(String(FILM.length))
  expect(again.headers.get('Upload-Address')).toBe(address)
})

const STORES: Record<string, (folder: string) => Promise<Storage>> = {
  'a shared folder': (folder) => openStorage(folder, null, 'videos'),
  'a bucket': async (folder) => openStorage(folder, await buckets.make(), 'videos'),
}

test.each(Object.keys(STORES))('begun at one machine, it ends at another: %s', async (kind) => {
  const folder = join(api.folder, 'shared')
  const shared = await STORES[kind]!(folder)
  const { connectionString = '' } = api.db.$client.options
  const machines = [
    await startApi({ databaseUrl: connectionString, shared }),
    await startApi({ databaseUrl: connectionString, shared }),
  ] as const
  try {
    const [a, b] = machines
    const third = Math.floor(FILM.length / 3)
    const path = await begin(FILM.length, a)
    expect((await part(path, 0, FILM.subarray(0, third), a)).status).toBe(204)
    expect((await ask(path, 'HEAD', {}, undefined, b)).headers.get('Upload-Offset')).toBe(
      `${third}`,
    )
    expect((await part(path, third, FILM.subarray(third, 2 * third), b)).status).toBe(204)
    const rest = FILM.subarray(2 * third)
    const address = (await part(path, 2 * third, rest, a)).headers.get('Upload-Address')
    expect(address).toMatch(/^\/uploads\//)
    // The answer was lost, and the other machine is asked.
    const again = await ask(path, 'HEAD', {}, undefined, b)
    expect(again.headers.get('Upload-Offset')).toBe(String(FILM.length))
    expect(again.headers.get('Upload-Address')).toBe(address)
    const id = path.split('/').at(-1)!
    expect(await shared.open(`${id}.0`)).toBeNull()
  } finally {
    for (const each of machines) await each.close()
  }
})

test('answers have the headers of every answer', async () => {
  const path = await begin(FILM.length)
  const { headers } = await ask(path, 'HEAD', { Origin: 'http://evil.example' })
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Request-Id')).not.toBeNull()
  expect(headers.get('Vary')).toContain('Origin')
})

test('what is no video is refused, and nothing of it is left', async () => {
  const before = left()
  const path = await begin(9)
  const answer = await part(path, 0, Buffer.from('<?php ?>!'))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'Please select a video file' })
  expect(left()).toEqual(before)
})

test('what many phones cannot play is refused with what to do', async () => {
  // The same pictures, said to be H.265.
  const words = FILM.toString('latin1')
  const kind = words.lastIndexOf('vp09')
  const hevc = Buffer.from(`${words.slice(0, kind)}hvc1${words.slice(kind + 4)}`, 'latin1')
  const answer = await part(await begin(hevc.length), 0, hevc)
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: string }
  expect(error).toMatch(/^Many phones can’t play .*choose H\.264/)
})

test('is for signed-in people, and their own alone', async () => {
  const path = await begin(FILM.length)
  token = (await insertAccount(api.db)).token
  for (const method of ['HEAD', 'DELETE']) expect((await ask(path, method)).status).toBe(404)
  expect((await part(path, 0, FILM)).status).toBe(404)
  for (const id of ['..%2f..%2fpasswd', '1-x', '1', `${'9'.repeat(400)}`])
    expect((await ask(`/uploads/videos/${id}`, 'HEAD')).status, id).toBe(404)
  token = 'none'
  expect((await ask(path, 'HEAD')).status).toBe(401)
  expect((await ask('/uploads/videos', 'POST', { 'Upload-Length': '5' })).status).toBe(401)
})

test('has limits: 100 MB, one unfinished beside the present one, a day’s share', async () => {
  const large = await ask('/uploads/videos', 'POST', { 'Upload-Length': String(101 * 1024 * 1024) })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ error: 'Video size should be less than 100MB' })
  const deferred = await ask('/uploads/videos', 'POST', { 'Upload-Defer-Length': '1' })
  expect(deferred.status).toBe(400)
  const [first, second, third] = [await begin(50), await begin(50), await begin(50)]
  expect((await ask(first, 'HEAD')).status).toBe(404)
  for (const path of [second, third]) expect((await ask(path, 'HEAD')).status).toBe(200)
  // More than was told.
  expect((await part(third, 0, Buffer.alloc(60))).status).toBeGreaterThanOrEqual(400)
  for (let i = 3; i < 20; i++) await begin(50)
  expect((await ask('/uploads/videos', 'POST', { 'Upload-Length': '50' })).status).toBe(429)
})

test('what nobody goes on with for a day is removed', async () => {
  const [old, fresh] = [await begin(50), await begin(50)]
  const name = old.split('/').at(-1)!
  const past = new Date(Date.now() - DAY_MS - 1000)
  await utimes(join(api.folder, 'incoming-videos', name), past, past)
  await api.runTask('remove unfinished videos')
  expect((await ask(old, 'HEAD')).status).toBe(404)
  expect((await ask(fresh, 'HEAD')).status).toBe(200)
  expect(left().filter((file) => file.startsWith(name))).toEqual([])
})
