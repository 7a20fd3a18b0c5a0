import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Context } from 'hono'
import type { FileFields } from '#contract/endpoint.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UploadSlot } from './upload-slots.ts'

/**
 * A file of a form, in a folder that is removed when the call is answered. Of a file that was too
 * large only the size is known.
 */
export type ReceivedFile = {
  field: string
  name: string
  path: string
  size: number
  isTooLarge: boolean
}
export type ReceivedForm = { fields: Record<string, string>; files: ReceivedFile[] }

const MAX_FIELDS = 60
const MAX_FIELD_BYTES = 64 * 1024
const MIB = 1024 * 1024
/** The bytes besides the files: fields, and the separators of the parts. */
const OVERHEAD = MIB

/** The most bytes a form of these files may have. */
const maxFormBytes = (allowed: FileFields): number =>
  Object.values(allowed).reduce((sum, { atMost, bytes }) => sum + atMost * bytes, OVERHEAD)

/** Names every field of files with its limit: which of them was too large nobody has seen. */
const tooManyBytes = (allowed: FileFields): ApiError => {
  const fields = Object.entries(allowed).map(([field, { atMost, bytes }]) => {
    const size = bytes < MIB ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / MIB)} MB`
    return [field, atMost === 1 ? `At most ${size}` : `At most ${atMost} files of ${size} each`]
  })
  return new ApiError('TOO_LARGE', { fields: Object.fromEntries(fields) as Record<string, string> })
}

/**
 * Reads a form with files into a folder of its own below `incoming`, hands it to `use`, and removes
 * the folder and frees the slot whatever happens: an upload that is broken off leaves nothing
 * behind. Throws NOT_MULTIPART, TOO_LARGE, TOO_SLOW or INVALID_INPUT.
 */
export async function withMultipartForm<T>(
  c: Context,
  allowed: FileFields,
  { incoming, takeSlot }: { incoming: string; takeSlot: () => UploadSlot },
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const type = c.req.header('Content-Type') ?? ''
  const { body, signal } = c.req.raw
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) throw new ApiError('NOT_MULTIPART')
  if (Number(c.req.header('Content-Length') ?? 0) > maxFormBytes(allowed))
    throw tooManyBytes(allowed)
  const slot = takeSlot()
  let folder: string | undefined
  try {
    await mkdir(incoming, { recursive: true })
    folder = await mkdtemp(join(incoming, 'form-'))
    const sender = { signal: AbortSignal.any([slot.signal, signal]), received: slot.received }
    const form = await receive(Readable.fromWeb(body as never), type, { allowed, folder, sender })
    slot.arrived()
    return await use(form)
  } finally {
    slot.release()
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Receiving = {
  allowed: FileFields
  folder: string
  sender: Pick<UploadSlot, 'signal' | 'received'>
}

async function receive(
  body: Readable,
  type: string,
  { allowed, folder, sender: { signal, received } }: Receiving,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, files: [] }
  const writing: Promise<void>[] = []
  const stopWriting = new AbortController()
  let diskError: Error | undefined
  const reader = openReader(type)
  // The reader goes on with the bytes it holds after an error, and may begin a part that it will
  // never end: nobody may wait for that one.
  reader.on('error', () => stopWriting.abort())
  reader.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return void reader.destroy(new ApiError('TOO_LARGE'))
    form.fields[name] = value
  })
  reader.on('file', (field, stream, { filename }) => {
    // Leaving the loop in the middle ends the reading of the whole form.
    stream.on('error', () => undefined)
    if (stopWriting.signal.aborted || reader.destroyed) return void stream.destroy()
    const limit = Object.hasOwn(allowed, field) ? allowed[field] : undefined
    if (!limit || !filename) return void stream.resume()
    const file = {
      field,
      name: filename,
      path: join(folder, String(form.files.length)),
      size: 0,
      isTooLarge: false,
    }
    form.files.push(file)
    const spooling = spool(stream, file, { most: limit.bytes, signal: stopWriting.signal })
    writing.push(
      spooling.catch((error: Error) => {
        if (!stopWriting.signal.aborted) diskError ??= error
        // Otherwise it would wait for the end of a stream that nobody reads.
        reader.destroy(error)
      }),
    )
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    reader.on(event, () => reader.destroy(new ApiError('TOO_LARGE')))
  try {
    await pipeline(body, limitBytes(allowed, received), reader, { signal })
    await Promise.all(writing)
    if (diskError) throw diskError
  } catch (error) {
    stopWriting.abort()
    await Promise.all(writing)
    if (signal.aborted) throw reasonOf(signal)
    if (diskError) throw diskError
    throw error instanceof ApiError ? error : unreadable()
  }
  return form
}

const unreadable = () => new ApiError('INVALID_INPUT', { message: 'The form could not be read.' })

/** Why the slot was taken back; a sender who has gone hears nothing any more. */
const reasonOf = ({ reason }: AbortSignal): ApiError =>
  reason instanceof ApiError ? reason : unreadable()

type Reader = busboy.Busboy & { _fileStream?: Readable | null }

function openReader(type: string): busboy.Busboy {
  let reader: Reader
  try {
    reader = busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { files: 60, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: 120 },
    })
  } catch {
    throw new ApiError('NOT_MULTIPART')
  }
  // Behind the end of a form it may begin another part, which it would wait for without an end.
  const finish = reader._final.bind(reader)
  reader._final = (done) =>
    reader._fileStream ? done(new Error('A part has no end.')) : finish(done)
  return reader
}

/**
 * Writes a file up to its limit; the rest is read and dropped, so that the sender gets the answer.
 */
async function spool(
  stream: Readable,
  file: ReceivedFile,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<void> {
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      file.size += chunk.length
      file.isTooLarge = file.size > most
      done(null, file.isTooLarge ? undefined : chunk)
    },
  })
  await pipeline(stream, counter, createWriteStream(file.path), { signal })
  if (file.isTooLarge) await rm(file.path, { force: true })
}

function limitBytes(allowed: FileFields, received: (bytes: number) => void): Transform {
  const most = maxFormBytes(allowed)
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      received(chunk.length)
      done(size > most ? tooManyBytes(allowed) : null, chunk)
    },
  })
}
