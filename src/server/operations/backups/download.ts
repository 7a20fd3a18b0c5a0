import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { createFileToken, consumeFileToken } from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { BackupStore } from '#server/operations/backup-archive/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api, HttpEnv } from '#server/kit/http/context.ts'
import { openContext, type UserContext } from '#server/kit/http/verb-context.ts'

/** The download path of a backup, below the API. */
export const BACKUP_FILE_PATH = '/backups/file/:name'

/**
 * An address that sends a backup once: a browser downloads from an address, without a token in a
 * header. Throws NOT_FOUND.
 */
export async function createBackupLink(
  { db, actor, config, now }: UserContext,
  backups: BackupStore,
  name: string,
): Promise<{ url: string }> {
  if (!backups.pathOf(name)) throw new ApiError('NOT_FOUND')
  const token = await db.transaction(async (tx) => {
    await recordAudit(tx, actor, 'download', 'backups', null, { name })
    return createFileToken(tx, actor, { purpose: 'backup', subject: name }, now())
  })
  // The token is in the query, which none of our logs contains.
  return { url: `${config.apiUrl}/backups/file/${name}?token=${token}` }
}

/**
 * Sends a backup from the disk to the administrator who asked for it, while their session goes on.
 * Throws LINK_INVALID or NOT_FOUND.
 */
export async function sendBackup(
  api: Api,
  c: Context<HttpEnv>,
  backups: BackupStore,
): Promise<Response> {
  const { db, now } = openContext(api, c).context
  const name = c.req.param('name') ?? ''
  const file = { purpose: 'backup', subject: name } as const
  await consumeFileToken(db, c.req.query('token') ?? '', file, { now: now() })
  const path = backups.pathOf(name)
  if (!path) throw new ApiError('NOT_FOUND')
  c.header('Content-Type', 'application/gzip')
  c.header('Content-Length', String((await stat(path)).size))
  c.header('Cache-Control', 'private, no-store')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>)
}
