import type { AdminBlogPost } from '#contract/blog-admin.ts'
import type { SavedVersion } from './use-autosave.ts'
import type { PostValues } from './post-values.ts'

/** A post as it is opened. */
export type OpenedPost = {
  post: AdminBlogPost | null
  values: PostValues
  /** The text was restored from this device. */
  isKept: boolean
  isUnsaved: boolean
  known: SavedVersion
}
