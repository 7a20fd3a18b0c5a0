import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { and, eq, sum } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { uploads as table } from '#server/kit/db/tables/index.ts'
import type { UploadVariant } from '#server/kit/db/tables/uploads.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import {
  formatPictureName,
  formatVariantName,
  listPictureWidths,
} from '#shared/drawings/picture.ts'
import type { FileDimensions } from '#shared/rules/ad-dimensions.ts'
import type { RefusalReason } from '#server/kit/decoder/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { isPicture, detectVideoKind } from './sniff.ts'
import { runInUploadQueue } from './upload-queue.ts'

type NewRow = typeof table.$inferInsert
/** The account that uploads, the database and the storage. */
export type UploadContext = Pick<UserContext, 'db' | 'actor' | 'uploads'>
/** The same for a picture of a visitor without an account, too. */
type PictureContext = Omit<UploadContext, 'actor'> & { actor: Pick<UserActor, 'id'> | null }
/** What an upload is for, the file that was received, and what throws where it does not fit. */
export type StoreOptions = {
  kind: NewRow['kind']
  file: Pick<ReceivedFile, 'path'>
  checkSize?: (sent: FileDimensions) => void
}
/** The path of what is kept, or why it is not. */
export type StoreUploadResult = { path: string } | { refused: RefusalReason }
export type StoreVideoResult = { path: string; seconds: number } | { refused: RefusalReason }
/** A file made of an upload, to be stored under its key. */
type MadeFile = UploadVariant & { file: string }

export const HTML_TYPE = 'text/html; charset=utf-8'
const VIDEO = /\.(?:mp4|webm)$/

/** All visitors without an account, where accounts are told apart. */
const VISITORS = 0

/** The space that one account may use. */
const MAX_BYTES = 1024 * 1024 * 1024

/**
 * Throws TOO_LARGE when the account has used up its share, UNAVAILABLE when the storage is full.
 */
export async function checkStorageSpace(
  { db, uploads: { storage }, actor }: UploadContext,
  bytes: number,
) {
  const [row] = await db
    .select({ used: sum(table.bytes).mapWith(Number) })
    .from(table)
    .where(eq(table.accountId, actor.id))
  if ((row?.used ?? 0) + bytes > MAX_BYTES)
    throw new ApiError('TOO_LARGE', { message: 'Your upload space is full.' })
  if (!(await storage.hasRoom(2 * bytes))) throw new ApiError('UNAVAILABLE')
}

/**
 * Decodes a picture, re-encodes it in all sizes and stores it. The same picture of one account is
 * stored once.
 */
export async function storePicture(
  ctx: PictureContext,
  { kind, file: { path: file }, checkSize, kinds }: StoreOptions & { kinds?: readonly string[] },
): Promise<StoreUploadResult> {
  if (!(await isPicture(file, kinds))) return { refused: 'broken' }
  const { decoder } = ctx.uploads
  const by = ctx.actor?.id ?? VISITORS
  return runInUploadQueue(by, async () => {
    // The account is part of the name, so each account has its own copy of a picture to keep or
    // remove.
    const decoded = await decoder.order<'decode'>({ kind: 'decode', file, salt: String(by) })
    if (typeof decoded === 'string') return { refused: decoded }
    const { hash, width, height, isOpaque } = decoded
    checkSize?.(decoded.sent)
    const name = formatPictureName(hash, width, height)
    const path = `/uploads/${name}.${isOpaque ? 'jpg' : 'png'}`
    if (await touchIfStored(ctx.db, path)) return { path }
    const sizes = listPictureWidths(width).flatMap((size) =>
      (['avif', 'webp'] as const).map((format) => ({
        key: formatVariantName(name, size, format),
        format,
        size,
      })),
    )
    const plain = isOpaque
      ? ({ key: `${name}.jpg`, format: 'jpeg', size: width } as const)
      : ({ key: `${name}.png`, format: 'png', size: width } as const)
    const files: MadeFile[] = []
    for (const { key, format, size } of [...sizes, plain]) {
      const to = `${file}.${key}`
      const made = await decoder.order<'encode'>({ kind: 'encode', to, format, width: size })
      if (typeof made === 'string') return { refused: made }
      files.push({ key, format, ...made, file: to })
    }
    const mime = `image/${plain.format}`
    const variants = files.map(({ file: _, ...variant }) => variant)
    const bytes = files.reduce((total, made) => total + made.bytes, 0)
    await storeUpload(ctx, { kind, path, mime, width, height, bytes, variants }, files)
    return { path }
  })
}

/**
 * Keeps a video with its pictures and sound only; it is served with its own type, never as a page.
 */
export async function storeVideo(
  ctx: UploadContext,
  {
    kind,
    file: { path: file },
    checkSize,
    ...how
  }: StoreOptions & { isMuted?: boolean; maxSeconds?: number },
): Promise<StoreVideoResult> {
  const format = await detectVideoKind(file)
  if (!format) return { refused: 'broken' }
  const to = `${file}.${format}`
  const made = await runInUploadQueue(ctx.actor.id, () =>
    ctx.uploads.decoder.order<'remux'>({ kind: 'remux', file, to, format, ...how }),
  )
  if (typeof made === 'string') return { refused: made }
  checkSize?.(made.sent)
  const hash = createHash('sha256').update(`${ctx.actor.id} ${how.isMuted ? 'muted ' : ''}`)
  // The hash of the sent file, because the converted file contains the time of conversion.
  await pipeline(createReadStream(file), hash)
  const key = `${hash.digest('hex').slice(0, 32)}.${format}`
  const path = `/uploads/${key}`
  const { bytes, seconds, sent } = made
  if (await touchIfStored(ctx.db, path)) return { path, seconds }
  const row = { kind, path, mime: `video/${format}`, bytes, ...sent }
  await storeUpload(ctx, row, [{ key, file: to, format }])
  return { path, seconds }
}

/**
 * Whether it is stored already. It then counts as new, so that it is not removed before a record
 * names it.
 */
export async function touchIfStored(db: Db, path: string): Promise<boolean> {
  const kept = and(eq(table.path, path), eq(table.isStored, true))
  return (
    (await db.update(table).set({ updatedAt: new Date() }).where(kept).returning({ id: table.id }))
      .length > 0
  )
}

/**
 * Writes the row first and marks it as stored at the end: so a stored row always has its files, and
 * every file has a row by which it is removed if it is never used. Waits for a removal of the same
 * upload that is under way.
 */
export async function storeUpload(
  { db, actor, uploads: { storage } }: PictureContext,
  row: Pick<NewRow, 'kind' | 'path' | 'mime' | 'width' | 'height' | 'bytes' | 'variants'>,
  files: readonly { key: string; file: string; format: string }[],
): Promise<void> {
  const values = { ...row, accountId: actor?.id ?? null }
  await db
    .insert(table)
    .values(values)
    .onConflictDoUpdate({ target: table.path, set: { ...values, updatedAt: new Date() } })
  for (const { key, file, format } of files) {
    const type = format === 'html' ? HTML_TYPE : `${VIDEO.test(key) ? 'video' : 'image'}/${format}`
    await storage.put(key, { file, size: (await stat(file)).size }, type)
  }
  await db.update(table).set({ isStored: true }).where(eq(table.path, row.path))
}
