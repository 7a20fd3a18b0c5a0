import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { withMultipartForm } from '#server/kit/http/multipart.ts'
import { UploadSlots } from '#server/kit/http/upload-slots.ts'
import { createMutatedForm, formatPart } from './multipart-forms.ts'
import { getTestTempFolder } from '../../scripts/run/temp-folder.ts'
import { seeded } from '../seeded.ts'

const ALLOWED = { photos: { atMost: 4, bytes: 64 * 1024 }, logo: { atMost: 1, bytes: 16 * 1024 } }
const BOUNDARY = 'x-boundary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const LARGE = 'y'.repeat(40_000)

let incoming: string
const slots = new UploadSlots()

beforeAll(async () => void (incoming = await mkdtemp(join(getTestTempFolder(), 'zila-forms-'))))
afterAll(() => rm(incoming, { recursive: true, force: true }))

type Sending = { type?: string; by?: string; body: ReadableStream; gone?: AbortSignal }

/** The outcome of a form: `taken`, or the code of the refusal. */
async function send({ type = TYPE, by = 'somebody', body, gone }: Sending): Promise<string> {
  const signal = gone ?? new AbortController().signal
  const header = (name: string) => (name === 'Content-Type' ? type : undefined)
  const c = { req: { header, raw: { body, signal } } } as unknown as Context
  const takeSlot = () => slots.take(by, by)
  try {
    return await withMultipartForm(c, ALLOWED, { incoming, takeSlot }, () =>
      Promise.resolve('taken'),
    )
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/** Pieces one after the other; then the end, or the end of the line, or nothing ever. */
function bodyOf(pieces: readonly Uint8Array[], then: 'end' | 'break' | 'stall' = 'end') {
  let next = 0
  return new ReadableStream({
    pull(controller) {
      if (next < pieces.length) return controller.enqueue(pieces[next++]!)
      if (then === 'end') return controller.close()
      if (then === 'break') return controller.error(new Error('the line broke'))
      return new Promise<void>(() => undefined)
    },
  })
}

const text = (...parts: string[]) => [Buffer.from(parts.join(''), 'latin1')]
const END = `--${BOUNDARY}--\r\n`
const partOf = (name: string, content: string, file?: string) =>
  formatPart(BOUNDARY, { name, content, file })

async function expectNothingLeft(by = 'somebody') {
  expect(await readdir(incoming)).toEqual([])
  // Two at once is what an account may send.
  const both = [slots.take(by, by), slots.take(by, by)]
  for (const slot of both) slot.release()
}

describe('a form with files', () => {
  test('is taken whole', async () => {
    const body = bodyOf(text(partOf('a', 'b'), partOf('photos', LARGE, 'a.jpg'), END))
    expect(await send({ body })).toBe('taken')
    await expectNothingLeft()
  })

  const bad = (header: string, content = LARGE) =>
    `--${BOUNDARY}\r\nContent-Disposition: ${header}\r\n\r\n${content}\r\n`
  const first = partOf('photos', LARGE, 'a.jpg')
  test.each<[string, string[], string]>([
    [
      'NUL in the file name of a later part, a large part behind it',
      [
        first,
        bad('form-data; name="photos"; filename="b\0.jpg"'),
        partOf('photos', LARGE + LARGE, 'c.jpg'),
        END,
      ],
      'INVALID_INPUT',
    ],
    [
      'the same in the first part',
      [bad('form-data; name="photos"; filename="b\0.jpg"'), first, END],
      'INVALID_INPUT',
    ],
    [
      'NUL in the name of a header',
      [first, `--${BOUNDARY}\r\nContent\0: a\r\n\r\n`, first, END],
      'INVALID_INPUT',
    ],
    [
      'a header that is too long',
      [first, bad(`form-data; name="photos"; filename="${'a'.repeat(20_000)}"`), first, END],
      'INVALID_INPUT',
    ],
    [
      'a header without an end',
      [first, `--${BOUNDARY}\r\nContent-Disposition: form-data`],
      'INVALID_INPUT',
    ],
    [
      'a part without an end',
      [first, bad('form-data; name="photos"; filename="b"')],
      'INVALID_INPUT',
    ],
    ['the boundary missing', [LARGE], 'INVALID_INPUT'],
    [
      'another boundary',
      [formatPart('other', { name: 'photos', content: LARGE, file: 'a' }), '--other--\r\n'],
      'INVALID_INPUT',
    ],
    [
      'a multipart within',
      [
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"\r\n` +
          'Content-Type: multipart/mixed; boundary=in\r\n\r\n',
        formatPart('in', { name: 'photos', content: LARGE, file: 'b' }),
        '--in--\r\n',
        END,
      ],
      'taken',
    ],
    ['too many fields', [partOf('a', 'b').repeat(70), first, END], 'TOO_LARGE'],
    ['too many files', [partOf('photos', 'b', 'a').repeat(70), first, END], 'TOO_LARGE'],
    ['a field that is too long', [first, partOf('a', LARGE + LARGE), first, END], 'TOO_LARGE'],
    ['more than all may have', [partOf('photos', 'z'.repeat(1_500_000), 'a'), END], 'TOO_LARGE'],
    [
      'files in fields named like what every object has',
      [partOf('constructor', LARGE, 'a'), partOf('__proto__', LARGE, 'a'), END],
      'taken',
    ],
  ])('with %s is answered, and nothing of it stays', async (_, parts, outcome) => {
    expect(await send({ body: bodyOf(text(...parts)) })).toBe(outcome)
    // The same in small pieces, as a network brings it.
    const whole = text(...parts)[0]!
    const pieces = Array.from({ length: Math.ceil(whole.length / 1000) }, (_piece, at) =>
      whole.subarray(at * 1000, at * 1000 + 1000),
    )
    expect(await send({ body: bodyOf(pieces) })).toBe(outcome)
    await expectNothingLeft()
  })

  test('with more parts behind its end does not wait for them', async () => {
    const more = [first, END, first, bad('form-data; name="photos"; filename="b"')]
    const whole = text(...more)[0]!
    const cut = whole.length - 10
    const body = bodyOf([whole.subarray(0, cut), whole.subarray(cut)])
    expect(await send({ body })).toBe('INVALID_INPUT')
    await expectNothingLeft()
  })

  test('whose sender goes away, or whose line breaks, leaves nothing', async () => {
    const pieces = text(first, bad('form-data; name="photos"; filename="b"'))
    expect(await send({ body: bodyOf(pieces, 'break') })).toBe('INVALID_INPUT')
    const leaving = new AbortController()
    const answer = send({ body: bodyOf(pieces, 'stall'), gone: leaving.signal })
    await vi.waitFor(async () => expect(await readdir(incoming)).toHaveLength(1))
    leaving.abort()
    expect(await answer).toBe('INVALID_INPUT')
    await expectNothingLeft()
  })

  test('that comes fast and never ends is ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      let hasBegun = false
      let sent = 0
      const body = new ReadableStream({
        async pull(controller) {
          hasBegun = true
          // Fast enough, as the clock of the slots goes.
          if (sent > 0) vi.advanceTimersByTime(15_000)
          sent += 1
          controller.enqueue(Buffer.alloc(31_000, 'y'))
          await new Promise((resolve) => setImmediate(resolve))
        },
      })
      const large = { photos: { atMost: 1, bytes: 1e9 } }
      const header = (name: string) => (name === 'Content-Type' ? TYPE : undefined)
      const c = { req: { header, raw: { body, signal: new AbortController().signal } } }
      const taking = withMultipartForm(
        c as unknown as Context,
        large,
        { incoming, takeSlot: () => slots.take('fast', 'fast') },
        () => Promise.resolve('taken'),
      )
      await expect(taking).rejects.toMatchObject({ code: 'TOO_SLOW' })
      expect(hasBegun).toBe(true)
      expect(sent).toBeLessThan(70)
      await expectNothingLeft('fast')
    } finally {
      vi.useRealTimers()
    }
  })

  test('that the disk does not take is answered as our fault', async () => {
    const body = new ReadableStream(
      {
        async pull(controller) {
          const [folder] = await readdir(incoming)
          if (folder) await rm(join(incoming, folder), { recursive: true })
          controller.enqueue(text(first, first, END)[0]!)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    await expect(send({ body })).rejects.toThrow('ENOENT')
    await expectNothingLeft()
  })
})

test('of 10,000 mutated forms none hangs, and none leaves a slot or a folder', async () => {
  const random = seeded(22)
  const outcomes = new Map<string, number>()
  const hung: number[] = []
  let next = 0
  /** One sender, one form after the other. */
  const sendSome = async (by: string) => {
    while (next < 10_000) {
      const number = next++
      const { pieces, then, type } = createMutatedForm(random, BOUNDARY)
      const late = Promise.withResolvers<string>()
      const timer = setTimeout(() => late.resolve('hung'), 20_000)
      const outcome = await Promise.race([
        send({ by, type, body: bodyOf(pieces, then) }),
        late.promise,
      ])
      clearTimeout(timer)
      if (outcome === 'hung') hung.push(number)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  const senders = Array.from({ length: 6 }, (_, index) => `sender ${index}`)
  await Promise.all(senders.map(sendSome))
  expect(hung).toEqual([])
  for (const by of senders) await expectNothingLeft(by)
  // The forms are of all kinds: some whole, most broken.
  expect(outcomes.get('taken')).toBeGreaterThan(500)
  expect(outcomes.get('INVALID_INPUT')).toBeGreaterThan(2_000)
  expect([...outcomes.keys()].sort()).toEqual([
    'INVALID_INPUT',
    'NOT_MULTIPART',
    'TOO_LARGE',
    'taken',
  ])
}, 180_000)
