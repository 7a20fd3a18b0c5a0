import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { splitLanguage } from '#config/languages.ts'
import { SHARED_FIELDS, toSharedQuery, type SharedTexts } from '#shared/view/shared-texts.ts'
import { createTextResponse, redirect, type SiteResponse } from './reply.ts'
import { encodePath, parseTarget } from './target.ts'

/** Three texts of a phone; what follows are photos, which are not read. */
const MAX_READ_BYTES = 256 * 1024
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 16 * 1024, parts: 20 }
/** A phone that begins to send goes on. */
const MAX_READ_MS = 10_000

/**
 * What another app shares to the installed site while no service worker answers, as after the
 * browser has cleared its data: leads to the page that asks what it is for, with the words in its
 * address. Photos are lost, and nothing is stored here. Null for every other request.
 */
export async function answerShare(request: IncomingMessage): Promise<SiteResponse | null> {
  if (request.method !== 'POST') return null
  const target = parseTarget(request.url ?? '/')
  if (!target || splitLanguage(target.path).path !== '/share') return null
  const shared = await readShared(request)
  // The rest is thrown away while the answer is sent.
  request.resume()
  if (!shared) return createTextResponse(400, 'The form could not be read.')
  const query = toSharedQuery(shared.texts, shared.hasPhotos)
  return redirect(303, encodePath(target.path) + query, 'no-store')
}

type Shared = { texts: Partial<SharedTexts>; hasPhotos: boolean }

/** The texts up to the first photo, which phones send last; null for what is no such form. */
function readShared(request: IncomingMessage): Promise<Shared | null> {
  const texts: Partial<SharedTexts> = {}
  const { promise, resolve } = Promise.withResolvers<Shared | null>()
  const parser = createParser(request)
  if (!parser) return Promise.resolve(null)
  const timer = setTimeout(() => resolve(null), MAX_READ_MS)
  let bytes = 0
  const end = (hasPhotos: boolean) => resolve({ texts, hasPhotos })
  const onData = (part: Buffer) => {
    bytes += part.length
    if (bytes > MAX_READ_BYTES) end(false)
    else parser.write(part)
  }
  parser
    .on('field', (name, value) => {
      const field = SHARED_FIELDS.find((one) => one === name)
      if (field) texts[field] ??= value
    })
    .on('file', (_, file, { filename }) => {
      // It is cut off where reading stops.
      file.on('error', () => undefined).resume()
      if (filename) end(true)
    })
    .on('close', () => end(false))
    .on('error', () => resolve(null))
  const onEnd = () => parser.end()
  request
    .on('data', onData)
    .once('end', onEnd)
    .once('error', () => resolve(null))
    .once('close', () => resolve(null))
  return promise.finally(() => {
    clearTimeout(timer)
    request.off('data', onData).off('end', onEnd)
  })
}

function createParser({ headers }: IncomingMessage): busboy.Busboy | null {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) return null
  try {
    return busboy({ headers, limits: LIMITS, defParamCharset: 'utf8' })
  } catch {
    return null
  }
}
