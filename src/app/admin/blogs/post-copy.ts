import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { POST_FIELDS, type PostField } from '#shared/rules/blog.ts'

const KEY = 'blog-copy'

/** A post to begin another with: its own address, day and translation are left out. */
export type PostCopy = Pick<
  AdminBlogPost,
  Exclude<PostField, 'slug' | 'language' | 'translationId'>
>

const COPIED = POST_FIELDS.filter(
  (name): name is keyof PostCopy =>
    name !== 'slug' && name !== 'language' && name !== 'translationId',
)

/** Keeps a copy of a post for the editor of a new one, in this tab. */
export function storePostCopy(post: PostCopy): void {
  const copied = Object.fromEntries(COPIED.map((name) => [name, post[name]]))
  const copy = { ...copied, title: `${post.title} (Copy)`.slice(0, 200) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(copy))
  } catch {
    // Storage is forbidden: the editor begins blank.
  }
}

/** Returns the stored copy and removes it. */
export function popPostCopy(): PostCopy | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : (JSON.parse(kept) as PostCopy)
  } catch {
    return null
  }
}
