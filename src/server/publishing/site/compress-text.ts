import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from '#server/kit/http/encoding.ts'
import type { SiteRequest } from './reply.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page made for one request, in an encoding that the browser takes. */
export async function compressText(
  text: string,
  asked: SiteRequest,
): Promise<{ encoding: Encoding; text: string | Buffer }> {
  const encoding = chooseEncoding(asked.acceptEncoding, ['br', 'gzip'])
  if (encoding === 'identity') return { encoding, text }
  return { encoding, text: await (encoding === 'br' ? brotli(text, QUICK) : gzipped(text)) }
}
