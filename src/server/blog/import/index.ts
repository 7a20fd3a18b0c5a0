import { isUtf8 } from 'node:buffer'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { runParserJob, ParsingAbortedError } from '#server/kit/parser/index.ts'
import type { PostReadResult } from './post.ts'
import type readJob from './read-job.ts'
import { upsertImportedPost } from './write.ts'

export type PostImportOptions = {
  folder: string
  /** Names this folder among others; together with a file's path it identifies a post. */
  source: string
  /** Called for each file that is not imported, with every reason as `field: reason`. */
  onRejected: (file: string, reasons: string[]) => void
}
export type PostImportResult = {
  created: number
  updated: number
  unchanged: number
  kept: number
  rejected: number
}

/** Why a file is not imported; `isLater`: it may be once the other files are. */
type Outcome = { reasons: string[]; isLater?: boolean | undefined }
const refused = (...reasons: string[]): Outcome => ({ reasons })

const MARKDOWN = /\.(?:md|mdx|markdown)$/i
const MAX_FILE_BYTES = 1024 * 1024

/**
 * Imports the Markdown files of a folder and the folders in it as posts, each in a transaction of
 * its own. Running it again updates what changed in the files and never doubles a post. Throws when
 * the folder cannot be read.
 */
export async function importPosts(
  { db, now }: Pick<BaseContext, 'db' | 'now'>,
  { folder, source, onRejected }: PostImportOptions,
): Promise<PostImportResult> {
  const result: PostImportResult = { created: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 }
  const entries = await readdir(folder, { recursive: true })
  const later: string[] = []
  for (const name of entries.filter((entry) => MARKDOWN.test(entry)).sort())
    await importNamed(name, () => later.push(name))
  // A translation whose original is a file further down.
  for (const name of later) await importNamed(name)
  return result

  async function importNamed(name: string, putOff?: () => void): Promise<void> {
    const sourceId = name.split(sep).join('/')
    const { reasons, isLater = false } = await importFile(join(folder, name), sourceId)
    if (isLater && putOff) return putOff()
    if (reasons.length === 0) return
    result.rejected += 1
    onRejected(sourceId, reasons)
  }

  async function importFile(path: string, sourceId: string): Promise<Outcome> {
    const found = await stat(path)
    if (!found.isFile()) return refused('file: is a folder, a pipe or a device')
    if (found.size > MAX_FILE_BYTES) return refused('file: larger than 1 MB')
    const bytes = await readFile(path)
    if (!isUtf8(bytes) || bytes.includes(0))
      return refused('file: is not UTF-8 text; save it as UTF-8 and import it again')
    const read = await readInParser({
      name: sourceId,
      file: bytes.toString('utf8'),
      now: now(),
    })
    if ('problems' in read)
      return refused(...Object.entries(read.problems).map(([field, text]) => `${field}: ${text}`))
    const written = await upsertImportedPost(db, read.post, { source, sourceId })
    if (typeof written === 'object') return { reasons: [written.problem], isLater: written.isLater }
    result[written] += 1
    return refused()
  }
}

const READ = new URL('./read-job.ts', import.meta.url)

async function readInParser(given: Parameters<typeof readJob>[0]): Promise<PostReadResult> {
  try {
    return await runParserJob<typeof readJob>(READ, given, { by: 'import of posts' })
  } catch (error) {
    if (!(error instanceof ParsingAbortedError)) throw error
    return { problems: { content: 'takes too long to show; shorten it, or make it simpler' } }
  }
}
