import type { creatives } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { ReceivedFile } from '#server/http/multipart.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { checkRoom, keepPicture, pictureRefusal, refusal } from '#server/uploads/index.ts'
import { filesRefusal, TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import type { CreativeType } from '#shared/rules/ad-specs.ts'

/** What a creative keeps of its files. */
export type Media = Partial<
  Pick<
    typeof creatives.$inferInsert,
    'imageUrl' | 'gifUrl' | 'videoUrl' | 'carousel' | 'frameUrl' | 'fileSize' | 'fileDuration'
  >
>
type Keep = (ctx: UserContext, files: readonly ReceivedFile[]) => Promise<Media>

/** Throws INVALID_INPUT where the files are not what the type takes, before any is opened. */
export function checkFiles(type: CreativeType, files: readonly ReceivedFile[]): void {
  const field = TYPE_SPECS[type].field ?? 'adFile'
  const reason = filesRefusal(
    type,
    files.filter((file) => file.field === field),
  )
  if (reason) throw refusal(field, reason)
  if (files.some((file) => file.field !== field))
    throw refusal(field, 'Please select a file for this ad type')
}

const notOf = (type: CreativeType) =>
  `Invalid file type. Allowed: ${TYPE_SPECS[type].formats.join(', ')}`

/** Keeps pictures of a creative, made anew, and answers their paths. */
async function keepPictures(
  ctx: UserContext,
  type: CreativeType,
  files: readonly ReceivedFile[],
): Promise<string[]> {
  const paths: string[] = []
  for (const file of files) {
    const kinds = ['jpeg', 'png', 'webp']
    const kept = await keepPicture(ctx, { kind: 'creative', file, kinds })
    if ('refused' in kept) throw pictureRefusal(file.field, kept.refused, notOf(type))
    paths.push(kept.path)
  }
  return paths
}

const KEEP: Partial<Record<CreativeType, Keep>> = {
  text: () => Promise.resolve({}),
  banner: async (ctx, files) => ({ imageUrl: (await keepPictures(ctx, 'banner', files))[0]! }),
  carousel: async (ctx, files) => {
    const pictures = await keepPictures(ctx, 'carousel', files)
    return {
      carousel: pictures.map((imageUrl) => ({ imageUrl, text: '' })),
      imageUrl: pictures[0]!,
    }
  },
}

/**
 * Keeps the files of a creative as its type wants them. Throws INVALID_INPUT, TOO_LARGE or
 * UNAVAILABLE.
 */
export async function keepFiles(
  ctx: UserContext,
  type: CreativeType,
  files: readonly ReceivedFile[],
): Promise<Media> {
  const keep = KEEP[type]
  if (!keep) throw new ApiError('NOT_POSSIBLE')
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > 0) await checkRoom(ctx, bytes)
  return { ...(await keep(ctx, files)), ...(bytes > 0 ? { fileSize: bytes } : {}) }
}
