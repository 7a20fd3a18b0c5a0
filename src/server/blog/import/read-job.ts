import { renderMarkdown } from '#markdown/render.ts'
import { parseImportedPost, type PostReadResult } from './post.ts'

/**
 * A job of the parser: a file as a post. It is rendered, too, so that no post is kept that takes
 * too long to show.
 */
export default function parsePostFile(given: {
  name: string
  file: string
  now: Date
}): PostReadResult {
  const read = parseImportedPost(given.name, given.file, given.now)
  if ('post' in read) renderMarkdown(read.post.content, { siteUrl: 'https://site.invalid' })
  return read
}
