import { invalidField } from '#server/kit/errors/api-error.ts'
import type { creatives } from '#server/kit/db/tables/index.ts'
import type { ReceivedFile } from '#server/kit/http/multipart.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  checkStorageSpace,
  storeAnimation,
  storeHtmlAd,
  storePicture,
  storeVideo,
  toPictureError,
  getVideoRefusalText,
} from '#server/kit/uploads/index.ts'
import {
  getFilesProblem,
  TYPE_SPECS,
  type CreativeSize,
  type CreativeType,
} from '#shared/rules/ad-specs.ts'
import {
  getDimensionsProblem,
  getHtmlSizeProblem,
  type FileDimensions,
} from '#shared/rules/ad-dimensions.ts'

/** What a creative keeps of its files. */
export type CreativeMedia = Partial<
  Pick<
    typeof creatives.$inferInsert,
    'imageUrl' | 'gifUrl' | 'videoUrl' | 'carousel' | 'frameUrl' | 'fileSize' | 'fileDuration'
  >
>
type Keep = (
  ctx: UserContext,
  files: readonly ReceivedFile[],
  size: CreativeSize,
) => Promise<CreativeMedia>

/** Throws INVALID_INPUT where the files are not what the type takes, before any is opened. */
export function checkFiles(type: CreativeType, files: readonly ReceivedFile[]): void {
  const field = TYPE_SPECS[type].field ?? 'adFile'
  const reason = getFilesProblem(
    type,
    files.filter((file) => file.field === field),
  )
  if (reason) throw invalidField(field, reason)
  if (files.some((file) => file.field !== field))
    throw invalidField(field, 'Please select a file for this ad type')
}

/** Refuses a picture or film whose pixels do not fit the size. */
const fitting = ({ field, name }: ReceivedFile, size: CreativeSize) => ({
  checkSize: (sent: FileDimensions) => {
    const reason = getDimensionsProblem(size, sent)
    if (reason) throw invalidField(field, `${name}: ${reason}`)
  },
})

/** A video of thirty seconds ends a frame later. */
const GRACE_SECONDS = 0.5

const notOf = (type: CreativeType) =>
  `Invalid file type. Allowed: ${TYPE_SPECS[type].formats.join(', ')}`

/** Re-encodes and stores the pictures of a creative, and returns their paths. */
async function keepPictures(
  ctx: UserContext,
  type: CreativeType,
  files: readonly ReceivedFile[],
  { size, kinds = ['jpeg', 'png', 'webp'] }: { size: CreativeSize; kinds?: readonly string[] },
): Promise<string[]> {
  const paths: string[] = []
  for (const file of files) {
    const kept = await storePicture(ctx, { kind: 'creative', file, kinds, ...fitting(file, size) })
    if ('refused' in kept) throw toPictureError(file.field, kept.refused, notOf(type))
    paths.push(kept.path)
  }
  return paths
}

const KEEP: Record<CreativeType, Keep> = {
  text: () => Promise.resolve({}),
  banner: async (ctx, files, size) => ({
    imageUrl: (await keepPictures(ctx, 'banner', files, { size }))[0]!,
  }),
  carousel: async (ctx, files, size) => {
    const pictures = await keepPictures(ctx, 'carousel', files, { size })
    const carousel = pictures.map((imageUrl) => ({ imageUrl, text: '' }))
    return { carousel, imageUrl: pictures[0]! }
  },
  gif: async (ctx, [file], size) => {
    const of = { kind: 'creative', file: file!, ...fitting(file!, size) } as const
    const kept = await storeAnimation(ctx, of)
    if ('refused' in kept) throw toPictureError('gifFile', kept.refused, notOf('gif'))
    const [imageUrl] = await keepPictures(ctx, 'gif', [file!], { size, kinds: ['gif'] })
    return { gifUrl: kept.path, imageUrl: imageUrl! }
  },
  video: async (ctx, [file], size) => {
    const maxSeconds = TYPE_SPECS.video.maxDuration!
    const how = { isMuted: true, maxSeconds: maxSeconds + GRACE_SECONDS }
    const of = { kind: 'creative', file: file!, ...fitting(file!, size) } as const
    const kept = await storeVideo(ctx, { ...of, ...how })
    if ('path' in kept) return { videoUrl: kept.path, fileDuration: Math.round(kept.seconds) }
    const reasons: Partial<Record<typeof kept.refused, string>> = {
      long: `The video is too long. Maximum is ${maxSeconds} seconds`,
      unplayed: getVideoRefusalText(kept.refused),
    }
    throw invalidField('videoFile', reasons[kept.refused] ?? notOf('video'))
  },
  rich_media: async (ctx, [file], size) => {
    const checkSize = (named: FileDimensions) => {
      const reason = getHtmlSizeProblem(size, named)
      if (reason) throw invalidField('adFile', reason)
    }
    const kept = await storeHtmlAd(ctx, { kind: 'creative', file: file!, checkSize })
    if ('path' in kept) return { frameUrl: kept.path }
    throw invalidField(
      'adFile',
      'problems' in kept
        ? `The file can’t load anything from outside. Remove ${kept.problems.join(', ')}`
        : kept.refused === 'broken'
          ? notOf('rich_media')
          : 'This file has too many nested elements',
    )
  },
}

/**
 * Keeps the files of a creative as its type and size want them. Throws INVALID_INPUT, TOO_LARGE or
 * UNAVAILABLE.
 */
export async function storeCreativeFiles(
  ctx: UserContext,
  { type, size }: { type: CreativeType; size: CreativeSize },
  files: readonly ReceivedFile[],
): Promise<CreativeMedia> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > 0) await checkStorageSpace(ctx, bytes)
  return { ...(await KEEP[type](ctx, files, size)), ...(bytes > 0 ? { fileSize: bytes } : {}) }
}
