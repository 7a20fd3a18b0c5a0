import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { recordAudit } from '#server/audit/record.ts'
import type { KeptBackups } from '#server/backup/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { HttpEnv } from '#server/http/context.ts'
import type { UserContext } from '#server/http/verb-context.ts'

const LIFETIME_MS = 5 * 60 * 1000

/** Where a kept backup is sent from, below the API. */
export const FILE_PATH = '/backups/file/:name'

const keyOf = (secret: string, name: string, until: number) =>
  createHmac('sha256', secret).update(`backup ${name} ${until}`).digest()

/**
 * An address that sends a backup for five minutes: a browser downloads from an address, without a
 * token in a header. Throws NOT_FOUND.
 */
export async function linkTo(
  { db, actor, config, now }: UserContext,
  backups: KeptBackups,
  name: string,
): Promise<{ url: string }> {
  if (!backups.pathOf(name)) throw new ApiError('NOT_FOUND')
  await db.transaction((tx) => recordAudit(tx, actor, 'download', 'backups', null, { name }))
  const until = now().getTime() + LIFETIME_MS
  const key = keyOf(config.jwtSecret, name, until).toString('base64url')
  // The key is in the query, which none of our logs contains.
  return { url: `${config.apiUrl}/backups/file/${name}?until=${until}&key=${key}` }
}

/** Sends a backup from the disk to whoever has its address. Throws LINK_INVALID or NOT_FOUND. */
export async function sendBackup(
  c: Context<HttpEnv>,
  backups: KeptBackups,
  { jwtSecret, now }: { jwtSecret: string; now: Date },
): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const until = Number(c.req.query('until'))
  const given = Buffer.from(c.req.query('key') ?? '', 'base64url')
  const good = keyOf(jwtSecret, name, until)
  const isGood = given.length === good.length && timingSafeEqual(given, good)
  if (!isGood || !(until > now.getTime())) throw new ApiError('LINK_INVALID')
  const path = backups.pathOf(name)
  if (!path) throw new ApiError('NOT_FOUND')
  c.header('Content-Type', 'application/gzip')
  c.header('Content-Length', String((await stat(path)).size))
  c.header('Cache-Control', 'private, no-store')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>)
}
