import type { IconName } from '#shared/drawings/drawings.ts'

/** A post to begin with: what is in brackets is to be replaced. */
export type Template = {
  name: string
  description: string
  icon: IconName
  title: string
  excerpt: string
  content: string
  tags: readonly string[]
  /** The slug of the category it is usually put into. */
  category: string
}
