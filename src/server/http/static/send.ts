import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { gzipOf } from '#server/publisher/compress.ts'
import type { Answer } from './reply.ts'

/** Larger files are streamed. */
const AT_ONCE = 512 * 1024

/**
 * Sends an answer; throws, with nothing sent yet, when its file cannot be opened. `onFile` is given the body of a file
 * that was read whole.
 */
export async function send(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  onFile: (body: Buffer) => void,
): Promise<void> {
  const { status, headers, content } = answer
  const bodiless = request.method === 'HEAD' || content === null
  if (content && 'gzipped' in content) {
    const body = await gzipOf(content.file)
    onFile(body)
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    response.end(bodiless ? undefined : body)
    return
  }
  if (content && 'file' in content && !bodiless && content.size > AT_ONCE) {
    const stream = createReadStream(content.file)
    await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
    response.writeHead(status, { ...headers, 'Content-Length': content.size })
    // The visitor going away in the middle is no fault of ours.
    return pipeline(stream, response).catch(() => undefined)
  }
  const body = bodiless ? null : 'file' in content ? await readFile(content.file) : Buffer.from(content.text)
  if (body && content && 'file' in content) onFile(body)
  const length = content === null ? 0 : 'file' in content ? content.size : Buffer.byteLength(content.text)
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': length })
  response.end(body ?? undefined)
}
