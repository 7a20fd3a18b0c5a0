import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { eq, sum } from 'drizzle-orm'
import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { uploads } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { ReceivedFile } from '#server/http/multipart.ts'
import type { Storage } from '#server/storage/index.ts'
import { makePicture } from './picture.ts'
import { videoKind } from './sniff.ts'

type Kind = (typeof uploads.$inferInsert)['kind']
type Keeping = { db: Db; storage: Storage; user: UserActor; kind: Kind }

/** What one account may keep here. */
const MOST_BYTES = 1024 * 1024 * 1024

/** Throws TOO_LARGE when the account has used up its share, UNAVAILABLE when there is no room left for anyone. */
export async function checkRoom({ db, storage, user }: Pick<Keeping, 'db' | 'storage' | 'user'>, bytes: number) {
  const [row] = await db
    .select({ used: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.accountId, user.id))
  if ((row?.used ?? 0) + bytes > MOST_BYTES)
    throw new ApiError('TOO_LARGE', { message: 'The space for your uploads is used up.' })
  if (!(await storage.hasRoom(2 * bytes))) throw new ApiError('UNAVAILABLE')
}

/** Makes a picture anew and keeps it in all its sizes; the same picture is kept once. Null for what is no picture. */
export async function keepPicture(
  keeping: Keeping,
  { path: file }: Pick<ReceivedFile, 'path'>,
): Promise<string | null> {
  const { db, storage, user, kind } = keeping
  const isKnown = async (path: string) => (await db.$count(uploads, eq(uploads.path, path))) > 0
  const picture = await makePicture(file, isKnown)
  if (!picture) return null
  const { files, ...row } = picture
  if (files.length === 0) return picture.path
  for (const { key, content, format } of files) await storage.put(key, content, `image/${format}`)
  const variants = files.map(({ key, format, width, height, bytes }) => ({ key, format, width, height, bytes }))
  const bytes = variants.reduce((total, variant) => total + variant.bytes, 0)
  // Only once all of it is kept, so that a path in the database never leads nowhere.
  await db
    .insert(uploads)
    .values({ ...row, accountId: user.id, kind, bytes, variants })
    .onConflictDoNothing()
  return picture.path
}

/**
 * Keeps a video as it is: there is nothing here to decode one. It is served with its own type only, never as a page.
 * Null for what is no video by its content.
 */
export async function keepVideo(
  { db, storage, user, kind }: Keeping,
  { path: file, size }: Pick<ReceivedFile, 'path' | 'size'>,
): Promise<string | null> {
  const format = await videoKind(file)
  if (!format) return null
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const name = `${hash.digest('hex').slice(0, 32)}.${format}`
  const path = `/uploads/${name}`
  await storage.put(name, { file, size }, `video/${format}`)
  await db
    .insert(uploads)
    .values({ accountId: user.id, kind, path, mime: `video/${format}`, bytes: size })
    .onConflictDoNothing()
  return path
}
