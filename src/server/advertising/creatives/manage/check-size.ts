import { invalidField } from '#server/kit/errors/api-error.ts'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { uploads } from '#server/kit/db/tables/index.ts'
import { getDimensionsProblem, getHtmlSizeProblem } from '#shared/rules/ad-dimensions.ts'
import type { CreativeRow } from './columns.ts'

/**
 * Throws INVALID_INPUT where the files of a creative do not fit another size. Files that were sent
 * before their pixels were kept fit any.
 */
export async function checkSize(
  tx: Transaction,
  { imageUrl, videoUrl, frameUrl, carousel }: CreativeRow,
  size: string,
): Promise<void> {
  const paths = [imageUrl, videoUrl, frameUrl, ...carousel.map((picture) => picture.imageUrl)]
  const files = await tx
    .select({ path: uploads.path, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(
      inArray(
        uploads.path,
        paths.filter((path) => path !== null),
      ),
    )
  for (const { path, width, height } of files) {
    if (width === null || height === null) continue
    const refuse = path === frameUrl ? getHtmlSizeProblem : getDimensionsProblem
    const reason = refuse(size, { width, height })
    if (reason) throw invalidField('size', `The file does not fit this size: ${reason}`)
  }
}
