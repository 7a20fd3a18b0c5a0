import type { AdminBlogPost } from '#contract/blog-admin.ts'
import type { SavedVersion } from './use-autosave.ts'
import type { PostValues } from './post-values.ts'

/** A post as it is opened. */
export type OpenedPost = {
  post: AdminBlogPost | null
  values: PostValues
  /** This device kept it. */
  isKept: boolean
  isUnsaved: boolean
  known: SavedVersion
}
