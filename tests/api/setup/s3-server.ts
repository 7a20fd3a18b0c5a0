import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { body: Buffer; headers: OutgoingHttpHeaders }

const KEPT = ['content-type', 'content-encoding', 'cache-control']

/**
 * The part of S3 that a storage needs, in memory. It refuses requests that are not signed with the
 * known key.
 */
export async function startS3(
  accessKeyId: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const signed = request.headers.authorization ?? ''
    const isSigned =
      signed.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) &&
      /Signature=[0-9a-f]{64}/.test(signed)
    if (!isSigned || !request.headers['x-amz-date']) return response.writeHead(403).end()
    const key = new URL(request.url ?? '/', 'http://s3').pathname
    if (request.method === 'PUT') {
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => KEPT.includes(name)),
      )
      objects.set(key, { body: Buffer.concat(parts), headers })
      return response.writeHead(200, { ETag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const stored = objects.get(key)
    if (!stored) {
      const xml =
        '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>None</Message></Error>'
      return response.writeHead(404, { 'Content-Type': 'application/xml' }).end(xml)
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (!range)
      return response
        .writeHead(200, { ...stored.headers, 'Content-Length': stored.body.length })
        .end(stored.body)
    const [start, end] = [Number(range[1]), Math.min(Number(range[2]), stored.body.length - 1)]
    return response
      .writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${stored.body.length}` })
      .end(stored.body.subarray(start, end + 1))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
