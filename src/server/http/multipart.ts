import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Context } from 'hono'
import type { FileFields } from '#contract/endpoint.ts'
import { ApiError } from '#server/errors/api-error.ts'
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
export type Form = { fields: Record<string, string>; files: ReceivedFile[] }

const MAX_FIELDS = 60
const MAX_FIELD_BYTES = 64 * 1024
/** The bytes besides the files: fields, and the separators of the parts. */
const OVERHEAD = 1024 * 1024

/** The most bytes a form of these files may have. */
const maxFormBytes = (allowed: FileFields): number =>
  Object.values(allowed).reduce((sum, { atMost, bytes }) => sum + atMost * bytes, OVERHEAD)

/**
 * Reads a form with files into a folder of its own below `incoming`, hands it to `use`, and removes
 * the folder whatever happens: an upload that is broken off leaves nothing behind. Throws
 * NOT_MULTIPART, TOO_LARGE, TOO_SLOW or INVALID_INPUT.
 */
export async function withForm<T>(
  c: Context,
  allowed: FileFields,
  { incoming, slot }: { incoming: string; slot: Pick<UploadSlot, 'signal' | 'received'> },
  use: (form: Form) => Promise<T>,
): Promise<T> {
  const type = c.req.header('Content-Type') ?? ''
  const { body } = c.req.raw
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) throw new ApiError('NOT_MULTIPART')
  if (Number(c.req.header('Content-Length') ?? 0) > maxFormBytes(allowed))
    throw new ApiError('TOO_LARGE')
  await mkdir(incoming, { recursive: true })
  const folder = await mkdtemp(join(incoming, 'form-'))
  try {
    return await use(await receive(Readable.fromWeb(body as never), type, allowed, folder, slot))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(
  body: Readable,
  type: string,
  allowed: FileFields,
  folder: string,
  { signal, received }: Pick<UploadSlot, 'signal' | 'received'>,
): Promise<Form> {
  const form: Form = { fields: {}, files: [] }
  const writing: Promise<void>[] = []
  const reader = openReader(type)
  reader.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) return void reader.destroy(new ApiError('TOO_LARGE'))
    form.fields[name] = value
  })
  reader.on('file', (field, stream, { filename }) => {
    const limit = allowed[field]
    // Leaving the loop in the middle ends the reading of the whole form.
    stream.on('error', () => undefined)
    if (!limit || !filename) return void stream.resume()
    const file = {
      field,
      name: filename,
      path: join(folder, String(form.files.length)),
      size: 0,
      isTooLarge: false,
    }
    form.files.push(file)
    writing.push(spool(stream, file, limit.bytes))
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    reader.on(event, () => reader.destroy(new ApiError('TOO_LARGE')))
  try {
    await pipeline(body, limitBytes(maxFormBytes(allowed), received), reader, { signal })
    await Promise.all(writing)
  } catch (error) {
    await Promise.allSettled(writing)
    if (signal.aborted) throw signal.reason
    throw error instanceof ApiError
      ? error
      : new ApiError('INVALID_INPUT', { message: 'The form could not be read.' })
  }
  return form
}

function openReader(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { files: 60, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, parts: 120 },
    })
  } catch {
    throw new ApiError('NOT_MULTIPART')
  }
}

/**
 * Writes a file up to its limit; the rest is read and dropped, so that the sender gets the answer.
 */
async function spool(stream: Readable, file: ReceivedFile, most: number): Promise<void> {
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      file.size += chunk.length
      file.isTooLarge = file.size > most
      done(null, file.isTooLarge ? undefined : chunk)
    },
  })
  await pipeline(stream, counter, createWriteStream(file.path))
  if (file.isTooLarge) await rm(file.path, { force: true })
}

function limitBytes(most: number, received: (bytes: number) => void): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      received(chunk.length)
      done(size > most ? new ApiError('TOO_LARGE') : null, chunk)
    },
  })
}
