import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Context } from 'hono'
import { accountById, makeToken, useToken } from '#server/accounts/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Api, HttpEnv } from '#server/http/context.ts'
import { openContext } from '#server/http/verb-context.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { requireConfirmed } from '#server/second-factor/index.ts'
import { EXPORTS } from '#shared/rules/exports.ts'
import type { Export } from '#shared/rules/exports.ts'
import { csvOfTable } from './csv-of-table.ts'
import { openDataFiles } from './open-data.ts'
import { TABLES } from './tables.ts'

/** Where the files are sent from, below the API. */
export const FILE_PATH = '/admin/exports/file'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each uses the database until its receiver has everything. */
const MAX_RUNNING = 3
let running = 0

/**
 * Makes an address that sends a file once: a browser downloads from an address, without a token in
 * a header. Throws CONFIRM_NEEDED or TOO_MANY_REQUESTS.
 */
export async function askExport(ctx: UserContext, of: Export): Promise<{ url: string }> {
  const { db, actor, config, limits, now } = ctx
  await requireConfirmed(ctx)
  await limits.take([{ use: 'export by', key: actor.id, max: 100, withinMs: DAY_MS }])
  const token = await db.transaction((tx) => makeToken(tx, actor.id, 'download', { now: now() }))
  // The token is in the query, which none of our logs contains.
  return { url: `${config.apiUrl}${FILE_PATH}?of=${of}&token=${token}` }
}

/** Sends a file while it is made. Throws LINK_INVALID, or UNAVAILABLE while too many are sent. */
export async function sendExport(api: Api, c: Context<HttpEnv>): Promise<Response> {
  const { db, config, now } = openContext(api, c).context
  if (running >= MAX_RUNNING) throw new ApiError('UNAVAILABLE')
  const of = EXPORTS.find((one) => one === c.req.query('of'))
  if (!of) throw new ApiError('LINK_INVALID')
  await db.transaction(async (tx) => {
    const { accountId } = await useToken(tx, c.req.query('token') ?? '', 'download', now())
    const account = await accountById(tx, accountId)
    if (account?.status !== 'active' || account.role !== 'admin') throw new ApiError('LINK_INVALID')
    const { id, role, name } = account
    await recordAudit(tx, { kind: 'user', id, role, name }, 'export', 'exports', null, { of })
  })
  const day = now().toISOString().slice(0, 10)
  const isZip = of === 'open-data'
  c.header('Content-Type', isZip ? 'application/zip' : 'text/csv; charset=utf-8')
  c.header('Cache-Control', 'private, no-store')
  // Campaigns have the name that the specification gives them.
  const name = of === 'campaigns' ? of : `${of}-${day}`
  c.header('Content-Disposition', `attachment; filename="${name}.${isZip ? 'zip' : 'csv'}"`)
  const body = isZip
    ? makeZip(counted(openDataFiles(db, { siteUrl: config.siteUrl, now: now() })))
    : Readable.toWeb(Readable.from(counted(fileOf(db, of))))
  return c.body(body as ReadableStream<Uint8Array<ArrayBuffer>>)
}

const fileOf = (db: Db, of: Exclude<Export, 'open-data'>) => csvOfTable(db, TABLES[of])

async function* counted<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  running += 1
  try {
    yield* parts
  } finally {
    running -= 1
  }
}
