import type { Call } from '#server/http/call.ts'
import { countView } from '#server/views/index.ts'
import { requirePost } from './find.ts'

/** Counts that a person opened a post. Throws NOT_FOUND or TOO_MANY_REQUESTS. */
export async function countPostView(call: Call, slug: string): Promise<{ viewCount: number }> {
  const { id } = await requirePost(call.db, slug)
  return countView(call, 'blog', id)
}
