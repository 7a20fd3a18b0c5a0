import { readFileSync } from 'node:fs'
import { mkdir, readdir, rmdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDecoder } from '#server/kit/decoder/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { isRunning } from './setup/processes.ts'
import { waitUntil } from './setup/programs.ts'

const MB = 1024 * 1024
const LOGO = '/uploads/business/logo'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db)).token
})
afterAll(() => api.close())
afterEach(() => void vi.useRealTimers())

type Answer = { status: number; error?: string; code?: string; logoUrl: string }

async function sendLogo(content: Buffer, by = token, from?: string): Promise<Answer> {
  const body = new FormData()
  body.append('logo', new Blob([new Uint8Array(content)]), 'logo.png')
  const init = { method: 'POST', body, ...authorizedRequest(by), ...(from ? { from } : {}) }
  const response = await api.ask(LOGO, init)
  return { status: response.status, ...((await response.json()) as object) } as Answer
}

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#964' }, limitInputPixels: false })

const received = () => readdir(join(api.folder, 'incoming'))

/** The most memory the decoding process ever had. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

describe('pictures that are small to send and huge to decode', () => {
  test('over 12,000 a side or 50 million pixels are refused by their measures', async () => {
    for (const [width, height] of [
      [12_001, 10],
      [10, 12_001],
      [8_000, 6_300],
    ] as const)
      expect(await sendLogo(await blank(width, height).png().toBuffer())).toMatchObject({
        status: 400,
        error: 'The image is too large. Maximum is 12,000 pixels per side and 50 million in total',
      })
    expect((await sendLogo(await blank(12_000, 100).png().toBuffer())).status).toBe(201)
  })

  test('take no memory of the server, and of the decoder no more than allowed', async () => {
    // Decoded whole they take 186 MB twice over; sent, they have a few hundred kilobytes.
    const interlaced = await blank(7_000, 7_000, 4)
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer()
    const webp = await blank(7_000, 7_000, 4).webp({ effort: 0 }).toBuffer()
    const before = process.memoryUsage().rss
    for (const bomb of [interlaced, webp]) {
      expect(bomb.length).toBeLessThan(MB)
      expect(await sendLogo(bomb)).toMatchObject({
        status: 400,
        error: 'The image is too complex. Please save it as a JPEG and try again',
      })
      expect(peakOf(api.decoder.pid()!)).toBeLessThan(256 * MB)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * MB)
    expect((await sendLogo(await blank(30, 20).png().toBuffer())).status).toBe(201)
    expect(await received()).toEqual([])
  })

  test('in rows that need no room are decoded like any other', async () => {
    // What phones send: fifty million pixels as a JPEG, lying on its side.
    const photo = await blank(8_160, 6_120).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { status, logoUrl } = await sendLogo(photo)
    expect([status, logoUrl]).toEqual([201, expect.stringMatching(/-1200x1600\.jpg$/)])
    expect(peakOf(api.decoder.pid()!)).toBeLessThan(256 * MB)
  })
})

describe('the process that decodes', () => {
  const order = {
    kind: 'decode',
    salt: '',
    file: join(import.meta.dirname, '../fixtures/hostile-images/broken.png'),
  } as const

  test('knows nothing of ours', async () => {
    vi.stubEnv('JWT_SECRET', 'a secret')
    const decoder = openDecoder()
    await decoder.order<'decode'>(order).finally(() => vi.unstubAllEnvs())
    const environment = readFileSync(`/proc/${decoder.pid()!}/environ`, 'utf8').split('\0')
    const names = environment.map((line) => line.split('=')[0])
    expect(names.sort()).toEqual(
      expect.arrayContaining(['MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD', 'PATH', 'UV_THREADPOOL_SIZE']),
    )
    expect(names).not.toContain('JWT_SECRET')
    decoder.close()
  })

  test('is killed when it takes too long, and the next picture has another one', async () => {
    const decoder = openDecoder({
      patienceMs: { decode: 0, encode: 0, animate: 0, remux: 0, frame: 0 },
    })
    // A whole picture: the broken one may be answered before any time has passed.
    const file = join(api.folder, 'whole.jpg')
    await blank(3_000, 2_000).jpeg().toFile(file)
    expect(await decoder.order<'decode'>({ ...order, file })).toBe('heavy')
    expect(decoder.pid()).toBeUndefined()
    const patient = openDecoder()
    expect(await patient.order<'decode'>(order)).toBe('broken')
    const first = patient.pid()!
    process.kill(first, 'SIGKILL')
    await waitUntil(() => !isRunning(first))
    expect(await patient.order<'decode'>(order)).toBe('broken')
    expect(patient.pid()).not.toBe(first)
    patient.close()
  })

  test('ends when there has been nothing to do for a while', async () => {
    const decoder = openDecoder({ idleMs: 1 })
    await decoder.order<'decode'>(order)
    await waitUntil(() => decoder.pid() === undefined)
  })
})

test('what a killed process left of forms is removed within the hour', async () => {
  const [left, arriving] = ['form-left', 'form-arriving'].map((name) =>
    join(api.folder, 'incoming', name),
  ) as [string, string]
  await mkdir(left, { recursive: true })
  await mkdir(arriving)
  const before = new Date(Date.now() - 61 * MINUTE_MS)
  await utimes(left, before, before)
  await api.runTask('remove left forms')
  expect(await received()).toEqual(['form-arriving'])
  await rmdir(arriving)
})

test('the form that stopped the uploads of a network is answered, and takes no slot', async () => {
  const part = (name: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="logo"; filename="${name}"\r\n\r\n${content}\r\n`
  const body = Buffer.from(
    part('a.jpg', 'y') + part('b\0.jpg', 'y') + part('c.jpg', 'y'.repeat(200_000)) + '--x--\r\n',
    'latin1',
  )
  const senders = await Promise.all(
    Array.from({ length: 3 }, async () => (await insertAccount(api.db)).token),
  )
  const from = '198.51.100.77'
  for (let times = 0; times < 5; times += 1)
    for (const by of senders) {
      const headers = {
        ...authorizedRequest(by).headers,
        'Content-Type': 'multipart/form-data; boundary=x',
      }
      const response = await api.ask(LOGO, { method: 'POST', headers, body, from })
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: 'The form could not be read.' },
      ])
    }
  const small = await blank(20, 20).png().toBuffer()
  expect((await sendLogo(small, token, from)).status).toBe(201)
  expect(await received()).toEqual([])
})

test('a body of JSON that stalls is answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const begun = Promise.withResolvers<void>()
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from('{"email": "'))
      begun.resolve()
      return new Promise<void>(() => undefined)
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '40' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const answer = api.ask('/auth/login', init)
  await begun.promise
  vi.advanceTimersByTime(20_000)
  expect((await answer).status).toBe(503)
})

describe('forms that trickle', () => {
  /** A form that never ends: its beginning, and then nothing. */
  function trickle(by: string, from: string): { answer: Promise<Response>; begun: Promise<void> } {
    const boundary = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.jpg"\r\n\r\n'
    const begun = Promise.withResolvers<void>()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(boundary)),
      pull: () => {
        begun.resolve()
        return new Promise<void>(() => undefined)
      },
    })
    const headers = {
      Authorization: `Bearer ${by}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const init = { method: 'POST', headers, body, duplex: 'half', from } as RequestInit & {
      from: string
    }
    const answer = api.ask(LOGO, init)
    void answer.then(() => begun.resolve())
    return { answer, begun: begun.promise }
  }

  test('stop neither other networks nor, for longer than half a minute, their own', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const small = await blank(20, 20).png().toBuffer()
    const attackers = await Promise.all(
      Array.from({ length: 8 }, async () => (await insertAccount(api.db)).token),
    )
    const begin = (by: string, index: number) => trickle(by, `2001:db8:1:1::${index + 1}`)
    const tricklers = attackers.slice(0, 6).map(begin)
    await Promise.all(tricklers.map(({ begun }) => begun))
    // Six of one network are taken; more are refused at once.
    const refused = await Promise.all(attackers.slice(6).map((by) => begin(by, 9).answer))
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect((await sendLogo(small, token, '2001:db8:1:2::1')).status).toBe(201)
    expect((await sendLogo(small, token, '2001:db8:1:1::ff')).status).toBe(429)

    vi.advanceTimersByTime(30_000)
    for (const { answer } of tricklers) {
      const response = await answer
      expect([response.status, response.headers.get('Connection')]).toEqual([408, 'close'])
      expect(await response.json()).toMatchObject({ code: 'TOO_SLOW' })
    }
    expect((await sendLogo(small, token, '2001:db8:1:1::ff')).status).toBe(201)
    expect(await received()).toEqual([])
  })

  test('of many networks make room for whoever comes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const attackers = await Promise.all(
      Array.from({ length: 32 }, async () => (await insertAccount(api.db)).token),
    )
    const tricklers = attackers.map((by, index) => trickle(by, `198.51.100.${index + 1}`))
    await Promise.all(tricklers.map(({ begun }) => begun))
    const small = await blank(20, 20).png().toBuffer()
    expect((await sendLogo(small)).status).toBe(429)
    vi.advanceTimersByTime(15_000)
    expect((await sendLogo(small)).status).toBe(201)
    vi.advanceTimersByTime(15_000)
    const statuses = await Promise.all(tricklers.map(async ({ answer }) => (await answer).status))
    expect(new Set(statuses)).toEqual(new Set([408]))
  })

  test('one account sends two at once', async () => {
    const { token: by } = await insertAccount(api.db)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const tricklers = [1, 2].map((index) => trickle(by, `192.0.2.${index}`))
    await Promise.all(tricklers.map(({ begun }) => begun))
    expect((await trickle(by, '192.0.2.3').answer).status).toBe(429)
    vi.advanceTimersByTime(30_000)
    const statuses = await Promise.all(tricklers.map(async ({ answer }) => (await answer).status))
    expect(statuses).toEqual([408, 408])
  })
})

describe('a form that is larger than all its files may be', () => {
  const forms = [
    ['/uploads/claim-document', 'document', 12, 'At most 10 MB'],
    ['/uploads/business/photos', 'photos', 220, 'At most 20 files of 10 MB each'],
    ['/admin/imports', 'file', 22, 'At most 20 MB'],
  ] as const
  const oversized = (field: string, mb: number) => {
    const body = new FormData()
    body.append(field, new File([new Uint8Array(mb * MB)], 'large.bin'))
    return new Request('http://x.test', { method: 'POST', body })
  }
  const refused = (reason: Record<string, string>) => ({
    code: 'TOO_LARGE',
    fields: expect.objectContaining(reason) as unknown,
  })

  test.each(forms)('is refused by what it says of itself, naming the field: %s', async (...row) => {
    const [path, field, mb, reason] = row
    const admin = await insertAccount(api.db, { role: 'admin' })
    const type = oversized(field, 1).headers.get('Content-Type')!
    const length = { 'Content-Type': type, 'Content-Length': String(mb * MB) }
    const headers = { Authorization: `Bearer ${admin.token}`, ...length }
    const response = await api.ask(path, { method: 'POST', body: '--x--', headers })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject(refused({ [field]: reason }))
  })

  test('is refused while it arrives when it does not say its length', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const form = oversized('file', 22)
    const type = { 'Content-Type': form.headers.get('Content-Type')! }
    const headers = { Authorization: `Bearer ${admin.token}`, ...type }
    const init = { method: 'POST', body: form.body, duplex: 'half', headers }
    const response = await api.ask('/admin/imports', init)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject(refused({ file: 'At most 20 MB' }))
  })
})
