import type { AdminBlogPost } from '#contract/blog-admin.ts'
import type { Known } from './use-saving.ts'
import type { Values } from './values.ts'

/** A post as it is opened. */
export type Opened = {
  post: AdminBlogPost | null
  values: Values
  /** This device kept it. */
  isKept: boolean
  isUnsaved: boolean
  known: Known
}
