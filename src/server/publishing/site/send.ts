import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { gzipFile } from '#server/publishing/releases/compress.ts'
import type { SiteResponse } from './reply.ts'

/** A file of the release that is missing or differs from what was written. */
export class UnreadableFileError extends Error {
  readonly file: string

  constructor(file: string, cause?: unknown) {
    super(`${file} cannot be read as it was published`, { cause })
    this.file = file
  }
}

/** Larger files are streamed. */
const BATCH_SIZE = 512 * 1024

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)

/**
 * Sends an answer. Throws UnreadableFileError before anything is sent. `onFile` gets the body of a
 * file that was read whole.
 */
export async function sendResponse(
  answer: SiteResponse,
  request: IncomingMessage,
  response: ServerResponse,
  onFile: (body: Buffer) => void,
): Promise<void> {
  const { status, headers, content } = answer
  const bodiless = request.method === 'HEAD' || content === null
  if (content && 'gzipped' in content) {
    const body = await gzipFile(content.file).catch((error: unknown) =>
      unreadable(content.file, error),
    )
    onFile(body)
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    response.end(bodiless ? undefined : body)
    return
  }
  if (content && 'file' in content && !bodiless && content.size > BATCH_SIZE) {
    await checkSize(content.file, content.size)
    const stream = createReadStream(content.file)
    await new Promise((resolve, reject) =>
      stream.once('open', resolve).once('error', reject),
    ).catch((error: unknown) => unreadable(content.file, error))
    response.writeHead(status, { ...headers, 'Content-Length': content.size })
    // A visitor who leaves in the middle is not an error.
    return pipeline(stream, response).catch(() => undefined)
  }
  const body = bodiless
    ? null
    : 'file' in content
      ? await readWhole(content)
      : bytesOf(content.text)
  if (body && content && 'file' in content) onFile(body)
  const length =
    content === null ? 0 : 'file' in content ? content.size : Buffer.byteLength(content.text)
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': length })
  response.end(body ?? undefined)
}

async function readWhole({ file, size }: { file: string; size: number }): Promise<Buffer> {
  const body = await readFile(file).catch((error: unknown) => unreadable(file, error))
  return body.length === size ? body : unreadable(file)
}

async function checkSize(file: string, size: number): Promise<void> {
  const found = await stat(file).catch((error: unknown) => unreadable(file, error))
  if (found.size !== size) unreadable(file)
}

function unreadable(file: string, cause?: unknown): never {
  throw new UnreadableFileError(file, cause)
}
