import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Context } from 'hono'
import { createFileToken, consumeFileToken } from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api, HttpEnv } from '#server/kit/http/context.ts'
import { openContext, type UserContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { EXPORT_KINDS, type ExportKind } from '#shared/rules/exports.ts'
import { streamTableCsv } from './table-csv.ts'
import { streamOpenDataFiles } from './open-data.ts'
import { EXPORT_TABLES } from './tables.ts'

/** Where the files are sent from, below the API. */
export const EXPORT_FILE_PATH = '/admin/exports/file'

/** Each uses the database until its receiver has everything. */
const MAX_RUNNING = 3
let running = 0

/**
 * Makes an address that sends a file once: a browser downloads from an address, without a token in
 * a header. Throws TOO_MANY_REQUESTS.
 */
export async function requestExport(ctx: UserContext, of: ExportKind): Promise<{ url: string }> {
  const { db, actor, config, limits, now } = ctx
  await limits.take([{ use: 'export by', key: actor.id, max: 100, withinMs: DAY_MS }])
  const file = { purpose: 'export', subject: of } as const
  const token = await db.transaction((tx) => createFileToken(tx, actor, file, now()))
  // The token is in the query, which none of our logs contains.
  return { url: `${config.apiUrl}${EXPORT_FILE_PATH}?of=${of}&token=${token}` }
}

/**
 * Sends a file while it is made, to an administrator whose session goes on. Throws LINK_INVALID, or
 * UNAVAILABLE while too many are sent.
 */
export async function sendExport(api: Api, c: Context<HttpEnv>): Promise<Response> {
  const { db, config, now } = openContext(api, c).context
  if (running >= MAX_RUNNING) throw new ApiError('UNAVAILABLE')
  const of = EXPORT_KINDS.find((one) => one === c.req.query('of'))
  if (!of) throw new ApiError('LINK_INVALID')
  const file = { purpose: 'export', subject: of } as const
  await consumeFileToken(db, c.req.query('token') ?? '', file, {
    now: now(),
    work: (tx, actor) => recordAudit(tx, actor, 'export', 'exports', null, { of }),
  })
  const day = now().toISOString().slice(0, 10)
  const isZip = of === 'open-data'
  c.header('Content-Type', isZip ? 'application/zip' : 'text/csv; charset=utf-8')
  c.header('Cache-Control', 'private, no-store')
  // Campaigns have the name that the specification gives them.
  const name = of === 'campaigns' ? of : `${of}-${day}`
  c.header('Content-Disposition', `attachment; filename="${name}.${isZip ? 'zip' : 'csv'}"`)
  const body = isZip
    ? makeZip(counted(streamOpenDataFiles(db, { siteUrl: config.siteUrl, now: now() })))
    : Readable.toWeb(Readable.from(counted(fileOf(db, of))))
  return c.body(body as ReadableStream<Uint8Array<ArrayBuffer>>)
}

const fileOf = (db: Db, of: Exclude<ExportKind, 'open-data'>) =>
  streamTableCsv(db, EXPORT_TABLES[of])

async function* counted<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  running += 1
  try {
    yield* parts
  } finally {
    running -= 1
  }
}
