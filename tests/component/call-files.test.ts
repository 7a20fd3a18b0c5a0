import { describe, expect, test } from 'vitest'
import { CallError, createClient, type CallOptions } from '#client/call.ts'

/** Runs in a real browser, over HTTP/1.1 as behind many a shared host. */
const client = (place: string, options: Partial<CallOptions> = {}) =>
  createClient({ baseUrl: `${location.origin}/answer${place}`, ...options })

const photo = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'shop.jpg', { type: 'image/jpeg' })

type Seen = { seen: { authorisation: string | null; names: string[]; bytes: number } }

describe('a call with files', () => {
  test('sends them beside its fields, with the token', async () => {
    const answer = await client('', { token: () => 'abc' })('POST /uploads/business/photos', {
      files: { photos: [photo(10), photo(20)] },
      body: { imageType: 'business-photo' },
    })
    const { seen } = answer as unknown as Seen
    expect(seen.names).toEqual(['imageType', 'photos', 'photos'])
    expect(seen.authorisation).toBe('Bearer abc')
  })

  test('tells how far it is, up to the end', async () => {
    const told: { sent: number; total: number }[] = []
    const answer = await client('')('POST /uploads/business/logo', {
      files: { logo: [photo(3_000_000)] },
      onProgress: (progress) => told.push(progress),
    })
    const { seen } = answer as unknown as Seen
    expect(told.length).toBeGreaterThan(0)
    expect(told.at(-1)).toEqual({ sent: seen.bytes, total: seen.bytes })
    expect(told.map(({ sent }) => sent)).toEqual(
      told.map(({ sent }) => sent).toSorted((a, b) => a - b),
    )
  })

  test('that is refused throws the server’s words and fields', async () => {
    const sending = client('/refused')('POST /uploads/business/logo', {
      files: { logo: [photo(1)] },
    })
    await expect(sending).rejects.toMatchObject({
      name: 'CallError',
      code: 'INVALID_INPUT',
      status: 400,
      serverMessage: 'Too large',
      fields: { logo: 'No' },
    })
  })

  test('is given up when nothing moves, however long the other calls may take', async () => {
    const sending = client('/silent', { stallMs: 50, timeoutMs: 60_000 })
    await expect(
      sending('POST /uploads/business/logo', { files: { logo: [photo(1)] } }),
    ).rejects.toThrow(new CallError('NETWORK', 'The server did not answer in time.', 0))
  })

  test('whose line breaks says so', async () => {
    const sending = client('/dropped')('POST /uploads/business/logo', {
      files: { logo: [photo(1)] },
    })
    await expect(sending).rejects.toThrow('The server could not be reached.')
  })

  test('can be aborted, before and on the way', async () => {
    const asked = new AbortController()
    const sending = client('/silent')('POST /uploads/business/logo', {
      files: { logo: [photo(1)] },
      signal: asked.signal,
    })
    asked.abort()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    const late = client('/silent')('POST /uploads/business/logo', {
      files: { logo: [photo(1)] },
      signal: AbortSignal.abort(),
    })
    await expect(late).rejects.toMatchObject({ name: 'AbortError' })
  })
})
