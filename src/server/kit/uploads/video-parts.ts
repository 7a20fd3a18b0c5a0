import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server } from '@tus/server'
import type { UserActor } from '#server/kit/actor/actor.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { MAX_CLASSIFIED_VIDEO_BYTES } from '#shared/rules/classifieds.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { checkStorageSpace, storeVideo } from './store.ts'
import { createVideoRelay } from './video-relay.ts'
import type { PrivateLinks } from './private-links.ts'
import { getVideoRefusalText } from './refusal.ts'

/** Below `/api`: the protocol is that of https://tus.io, and no part of the contract. */
export const VIDEO_PARTS_PATH = '/uploads/videos'

/**
 * The header with the address, in the answer to the last part and to later questions about
 * progress.
 */
const ADDRESS = 'Upload-Address'

/** The limit for a day; a person on a bad line has to begin again now and then. */
const MAX_PER_DAY = 20
/** One that is being sent, and one that was given up. */
const MAX_UNFINISHED = 2

const locker = new MemoryLocker()

/** Beside `incoming`, which is emptied at each start. */
export const videoFolder = (incoming: string): string => `${incoming}-videos`

/** A refusal as the protocol's server answers it. */
const notTaken = (status: number, message: string) =>
  Object.assign(new Error(message), {
    status_code: status,
    body: JSON.stringify({ success: false, code: 'INVALID_INPUT', error: message }),
  })

/**
 * Takes a video of an ad in parts, so that a lost connection costs one part. The name of an upload
 * begins with the account; another's is not there. When the last part has come, the video is
 * decoded and kept, and its address is answered. Throws NOT_FOUND, TOO_LARGE or TOO_MANY_REQUESTS.
 */
export async function receiveVideoPart(
  ctx: UserContext,
  request: Request,
  { id, links }: { id: string | undefined; links: PrivateLinks },
): Promise<Response> {
  const { actor, limits } = ctx
  const folder = videoFolder(ctx.uploads.incoming)
  await mkdir(folder, { recursive: true })
  if (id === undefined) {
    const length = Number(request.headers.get('Upload-Length'))
    if (!(length > 0))
      throw new ApiError('INVALID_INPUT', { message: 'Upload-Length is required.' })
    if (length > MAX_CLASSIFIED_VIDEO_BYTES)
      throw new ApiError('TOO_LARGE', { message: 'Video size should be less than 100MB' })
    await checkStorageSpace(ctx, length)
    await limits.take([{ use: 'video by', key: actor.id, max: MAX_PER_DAY, withinMs: DAY_MS }])
    await dropOldest(folder, actor)
  } else if (!isOf(actor, id)) throw new ApiError('NOT_FOUND')

  const relay = ctx.uploads.shared ? createVideoRelay(ctx.uploads.shared, folder) : null
  if (id) await relay?.pull(id)
  let begun: string | undefined
  let answer: Response
  try {
    answer = await serverFor(ctx, folder).handleWeb(request)
    begun = answer.headers.get('Location')?.split('/').at(-1)
  } finally {
    const sent = id ?? begun
    if (sent) await relay?.push(sent)
  }
  const done = id && (await readFile(join(folder, `${id}.done`), 'utf8').catch(() => null))
  if (done) answer.headers.set(ADDRESS, links.sign(done, ctx.now()))
  return answer
}

function serverFor(ctx: UserContext, folder: string): Server {
  return new Server({
    path: `/api${VIDEO_PARTS_PATH}`,
    datastore: new FileStore({ directory: folder }),
    locker,
    maxSize: MAX_CLASSIFIED_VIDEO_BYTES,
    relativeLocation: true,
    namingFunction: () => `${ctx.actor.id}-${nextInOrder()}`,
    onUploadFinish: async (_, { id, size = 0 }) => {
      const file = join(folder, id)
      const kept = await storeVideo(ctx, {
        kind: 'classified-video',
        file: { path: file },
      }).finally(() => removeMade(folder, id))
      if ('refused' in kept) {
        await removeAll(folder, id)
        throw notTaken(400, getVideoRefusalText(kept.refused))
      }
      await writeFile(`${file}.done`, kept.path)
      // Empties the file but keeps its length: a client that lost the last answer learns that
      // everything has arrived.
      await truncate(file, 0)
      await truncate(file, size)
      return {}
    },
  })
}

let lastId = 0

/** 32 hexadecimal digits: later ones of this process sort behind, and nobody guesses the end. */
function nextInOrder(): string {
  lastId = Math.max(lastId + 1, Date.now() * 16)
  return lastId.toString(16).padStart(16, '0') + randomBytes(8).toString('hex')
}

const isOf = ({ id: account }: Pick<UserActor, 'id'>, id: string): boolean =>
  /^\d+-[0-9a-f]{32}$/.test(id) && id.startsWith(`${account}-`)

/** The names of uploads in the folder, without what belongs to each. */
const uploadsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /^\d+-[0-9a-f]{32}$/.test(name))

const removeAll = async (folder: string, id: string): Promise<void> => {
  for (const end of ['', '.json', '.done']) await rm(join(folder, id + end), { force: true })
}

/** What the decoder wrote beside it. */
const removeMade = async (folder: string, id: string): Promise<void> => {
  for (const end of ['.mp4', '.webm']) await rm(join(folder, id + end), { force: true })
}

/** Removes the oldest unfinished video when the account begins another one. */
async function dropOldest(folder: string, actor: UserActor): Promise<void> {
  const own = await Promise.all(
    (await uploadsIn(folder))
      .filter((id) => isOf(actor, id))
      .map(async (id) => ({ id, at: (await stat(join(folder, id)).catch(() => null))?.mtimeMs })),
  )
  // Two that begin in one tick of the file system's clock are told apart by their names.
  own.sort((one, other) => (other.at ?? 0) - (one.at ?? 0) || (one.id < other.id ? 1 : -1))
  for (const { id } of own.slice(MAX_UNFINISHED - 1)) await removeAll(folder, id)
}

type Context = { uploads: Pick<UserContext['uploads'], 'incoming' | 'shared'>; now: () => Date }

/** Removes videos that got no part for a day. Returns how many. */
async function removeUnfinished({ uploads, now }: Context): Promise<number> {
  const folder = videoFolder(uploads.incoming)
  let removed = 0
  for (const id of await uploadsIn(folder)) {
    const found = await stat(join(folder, id)).catch(() => null)
    if (!found || now().getTime() - found.mtimeMs < DAY_MS) continue
    await removeAll(folder, id)
    if (uploads.shared) await createVideoRelay(uploads.shared, folder).push(id)
    removed += 1
  }
  return removed
}

export const removeUnfinishedVideosTask = (ctx: Context): Task => ({
  name: 'remove unfinished videos',
  everyMs: HOUR_MS,
  run: async () => void (await removeUnfinished(ctx)),
})
