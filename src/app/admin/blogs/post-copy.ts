import type { AdminBlogPost } from '#contract/blog-admin.ts'

const KEY = 'blog-copy'

/** A post to begin another with: its own address and day are left out. */
export type PostCopy = Pick<
  AdminBlogPost,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'metaTitle'
  | 'metaDescription'
  | 'featuredImage'
  | 'tags'
  | 'categoryId'
>

/** Keeps a copy of a post for the editor of a new one, in this tab. */
export function storePostCopy(post: PostCopy): void {
  const { title, excerpt, content, metaTitle, metaDescription, ...more } = post
  const { featuredImage, tags, categoryId } = more
  const copy: PostCopy = {
    ...{ title: `${title} (Copy)`.slice(0, 200), excerpt, content, metaTitle, metaDescription },
    ...{ featuredImage, tags, categoryId },
  }
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
