import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RefusalReason } from '#server/kit/decoder/index.ts'
import {
  touchIfStored,
  storeUpload,
  type UploadContext,
  type StoreUploadResult,
  type StoreOptions,
} from './store.ts'
import { isPicture } from './sniff.ts'
import { runInUploadQueue } from './upload-queue.ts'

/** Larger than any place, twice as wide as most. */
const MAX_WIDTH = 1200

/** Stores an animated GIF with re-encoded frames. */
export async function storeAnimation(
  ctx: UploadContext,
  { kind, file: { path: file }, checkSize }: StoreOptions,
): Promise<StoreUploadResult> {
  if (!(await isPicture(file, ['gif']))) return { refused: 'broken' }
  const to = `${file}.gif`
  const made = await runInUploadQueue(ctx.actor.id, () =>
    ctx.uploads.decoder.order<'animate'>({ kind: 'animate', file, to, width: MAX_WIDTH }),
  )
  if (typeof made === 'string') return { refused: made }
  const { sent, ...measures } = made
  checkSize?.(sent)
  const key = `${await hashOf(ctx, to)}.gif`
  const path = `/uploads/${key}`
  if (await touchIfStored(ctx.db, path)) return { path }
  const row = { kind, path, mime: 'image/gif', ...measures }
  await storeUpload(ctx, row, [{ key, file: to, format: 'gif' }])
  return { path }
}

/** Stores a rewritten HTML file for a sandboxed frame, or returns what is not allowed in it. */
export async function storeHtmlAd(
  ctx: UploadContext,
  { kind, file: { path: file }, checkSize }: StoreOptions,
): Promise<{ path: string } | { refused: RefusalReason } | { problems: string[] }> {
  const to = `${file}.html`
  const made = await runInUploadQueue(ctx.actor.id, () =>
    ctx.uploads.decoder.order<'frame'>({ kind: 'frame', file, to }),
  )
  if (typeof made === 'string') return { refused: made }
  const { bytes, problems, named } = made
  if (problems.length > 0) return { problems }
  if (named) checkSize?.(named)
  const key = `${await hashOf(ctx, to)}.html`
  const path = `/uploads/${key}`
  if (await touchIfStored(ctx.db, path)) return { path }
  await storeUpload(ctx, { kind, path, mime: 'text/html', bytes, ...named }, [
    { key, file: to, format: 'html' },
  ])
  return { path }
}

/** The account is part of the name, so each account has its own copy. */
const hashOf = async ({ actor }: UploadContext, file: string): Promise<string> =>
  createHash('sha256')
    .update(`${actor.id} `)
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 32)
