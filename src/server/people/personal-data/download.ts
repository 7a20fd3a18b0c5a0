import { makeZip } from 'client-zip'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  findAccountById,
  createFileToken,
  consumeFileToken,
} from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api, HttpEnv } from '#server/kit/http/context.ts'
import { openContext, type UserContext } from '#server/kit/http/verb-context.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { listArchiveFiles } from './archive.ts'
import type { PersonalData } from './part.ts'

/** Each uses the database and the storage until its receiver has everything. */
const MAX_RUNNING = 3

/** Where the ZIP is sent from, below the API. */
export const DATA_ZIP_PATH = '/users/profile/data.zip'

let running = 0

/**
 * Makes an address that sends the ZIP once: a browser downloads from an address, without a token in
 * a header. Throws CONFIRM_NEEDED or TOO_MANY_REQUESTS.
 */
export async function requestDownload(ctx: UserContext): Promise<{ url: string }> {
  const { db, actor, config, limits, now } = ctx
  await requireRecentProof(ctx)
  await limits.take([{ use: 'download of', key: actor.id, max: 3, withinMs: DAY_MS }])
  const token = await db.transaction(async (tx) => {
    await recordAudit(tx, actor, 'download the data', 'accounts', actor.id)
    return createFileToken(tx, actor, { purpose: 'download' }, now())
  })
  // The token is in the query, which none of our logs contains.
  return { url: `${config.apiUrl}${DATA_ZIP_PATH}?token=${token}` }
}

/**
 * Sends the ZIP while it is made. Throws LINK_INVALID, or UNAVAILABLE while too many are being
 * sent.
 */
export async function sendZip(
  api: Api,
  c: Context<HttpEnv>,
  register: readonly PersonalData[],
): Promise<Response> {
  const { db, uploads, now } = openContext(api, c).context
  if (running >= MAX_RUNNING) throw new ApiError('UNAVAILABLE')
  const time = now()
  const actor = await consumeFileToken(
    db,
    c.req.query('token') ?? '',
    { purpose: 'download' },
    {
      now: time,
      // Not while the account is being erased.
      work: (tx, { id }) => tx.select().from(accounts).where(eq(accounts.id, id)).for('share'),
    },
  )
  const account = await findAccountById(db, actor.id)
  if (account?.status !== 'active') throw new ApiError('LINK_INVALID')
  const files = listArchiveFiles({ db, storage: uploads.storage, now: time }, register, account)
  c.header('Content-Type', 'application/zip')
  c.header('Cache-Control', 'private, no-store')
  const day = time.toISOString().slice(0, 10)
  c.header('Content-Disposition', `attachment; filename="zila-data-${day}.zip"`)
  return c.body(makeZip(counted(files)) as ReadableStream<Uint8Array<ArrayBuffer>>)
}

async function* counted<Entry>(files: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  running += 1
  try {
    yield* files
  } finally {
    running -= 1
  }
}
