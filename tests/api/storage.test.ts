import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '#server/kit/storage/index.ts'
import { createBucketTarget } from '#server/publishing/publisher/delivery/bucket.ts'
import { openBuckets, type Buckets } from './setup/buckets.ts'
import { startS3 } from './setup/s3-server.ts'

const NAME = 'ab0123.jpg'

let folder: string
let buckets: Buckets

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zila-storage-'))
  buckets = await openBuckets()
})

afterAll(async () => {
  await buckets.close()
  await rm(folder, { recursive: true, force: true })
})

const adapters: Record<string, () => Promise<Storage>> = {
  'a folder': () => openStorage(folder, null),
  'a bucket': async () => openStorage(folder, await buckets.make()),
}

describe.each(Object.keys(adapters))('uploads in %s', (kind) => {
  const read = async (storage: Storage, name: string, range?: { start: number; end: number }) => {
    const found = await storage.open(name, range)
    return found && { size: found.size, text: (await buffer(found.body)).toString() }
  }

  test('are kept, read whole or in part, kept again, and removed', async () => {
    const storage = await adapters[kind]!()
    expect(await storage.open(NAME)).toBeNull()
    await storage.put(NAME, Buffer.from('0123456789'), 'image/jpeg')
    await storage.put(NAME, Buffer.from('0123456789'), 'image/jpeg')
    expect(await read(storage, NAME)).toEqual({ size: 10, text: '0123456789' })
    expect(await read(storage, NAME, { start: 2, end: 4 })).toEqual({ size: 10, text: '234' })
    await storage.remove(NAME)
    await storage.remove(NAME)
    expect(await storage.open(NAME)).toBeNull()
  })

  test('may be files of this machine, which stay', async () => {
    const storage = await adapters[kind]!()
    const file = join(folder, 'film')
    await writeFile(file, 'a film')
    await storage.put('cd45.mp4', { file, size: 6 }, 'video/mp4')
    expect(await read(storage, 'cd45.mp4')).toEqual({ size: 6, text: 'a film' })
    expect(await readdir(folder)).toContain('film')
  })

  test('have room, or not', async () => {
    const storage = await adapters[kind]!()
    expect(await storage.hasRoom(1000)).toBe(true)
    if (kind === 'a folder') expect(await storage.hasRoom(2 ** 60)).toBe(false)
  })
})

test('a bucket that refuses the key fails instead of finding nothing', async () => {
  const s3 = await startS3('AKIATEST')
  const key = { accessKeyId: 'another', secretAccessKey: 'key' }
  const storage = await openStorage(folder, {
    bucket: 'zila',
    region: 'ap-south-1',
    endpoint: s3.url,
    ...key,
  })
  await expect(storage.open(NAME)).rejects.toThrow()
  await s3.close()
})

test('a bucket that is away is named by the setting that has its address', async () => {
  const s3 = await startS3('AKIATEST')
  await s3.close()
  const config = { bucket: 'zila', region: 'ap-south-1', endpoint: s3.url }
  const away = { ...config, accessKeyId: 'AKIATEST', secretAccessKey: 'key' }
  const storage = await openStorage(folder, away)
  const target = createBucketTarget(away)
  // The code is what makes the answer to a visitor "not now".
  const code = 'ECONNREFUSED'
  for (const [asked, setting] of [
    [() => storage.open(NAME), 'S3_URL'],
    [() => storage.put(NAME, Buffer.from('0'), 'image/jpeg'), 'S3_URL'],
    [() => target.readText('site.json'), 'PUBLISH_TO'],
  ] as const) {
    const message = expect.stringMatching(
      `^The bucket of ${setting} does not answer: .+`,
    ) as unknown
    await expect(asked()).rejects.toMatchObject({ code, message })
  }
})
