import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import {
  backupHeaderSchema,
  DATA_PREFIX,
  HEADER_FILE,
  CHECKSUMS_FILE,
  type BackupHeader,
} from './contents.ts'
import { BackupError } from './refusal.ts'

/** A file or a folder of the archive. The content of a file must be read before the next entry. */
export type ArchiveEntry = { name: string; mode: number; content: Content | null }

export type ArchiveSummary = { header: BackupHeader; files: number; bytes: number }

/** The largest entry that is read into memory. */
const MAX_TEXT = 256 * 1024 * 1024

export type ArchiveVisitor = {
  /** Called first, with what the archive is. */
  begin: (header: BackupHeader) => Promise<void>
  take: (entry: ArchiveEntry) => Promise<void>
}

const ONLY_CHECK: ArchiveVisitor = { begin: () => Promise.resolve(), take: () => Promise.resolve() }

/**
 * Reads an archive to its end, gives each entry below `data/` to `take` (without `data/`), and
 * compares every checksum. Throws BackupError for a file that is no backup, was cut short or is
 * damaged; entries taken before that cannot be trusted.
 */
export async function readArchive(
  path: string,
  { begin, take } = ONLY_CHECK,
): Promise<ArchiveSummary> {
  const found = new Map<string, string>()
  let header: BackupHeader | null = null
  let sums: string | null = null
  let bytes = 0
  try {
    for await (const { name, mode, type, stream } of entriesOf(path)) {
      if (sums !== null)
        throw new BackupError(`${path} is damaged: something follows its checksums.`)
      if (type === 'directory') {
        known(path, header)
        await take({ name: inner(path, name.replace(/\/$/, '')), mode, content: null })
        stream.resume()
        continue
      }
      const hash = createHash('sha256')
      const content = measured(stream, (part) => {
        hash.update(part)
        bytes += part.length
      })
      if (name === CHECKSUMS_FILE) sums = await textOf(content)
      else if (header === null) await begin((header = headerOf(path, name, await textOf(content))))
      else await take({ name: inner(path, name), mode, content })
      // Content that nobody took still counts for the checksum.
      for await (const part of content) void part
      if (name !== CHECKSUMS_FILE) found.set(name, hash.digest('hex'))
    }
  } catch (error) {
    throw refusalOf(path, error)
  }
  if (sums === null)
    throw new BackupError(`${path} was cut short: its end with the checksums is missing.`)
  compare(path, found, sums)
  return { header: known(path, header), files: found.size, bytes }
}

type Content = AsyncIterable<Buffer>
type RawEntry = {
  name: string
  mode: number
  type: string
  stream: Content & { resume: () => unknown }
}

async function* entriesOf(path: string): AsyncGenerator<RawEntry> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  const untarred = extract()
  file.on('error', (error) => unzipped.destroy(error))
  unzipped.on('error', (error) => untarred.destroy(error))
  file.pipe(unzipped).pipe(untarred)
  try {
    for await (const entry of untarred) {
      const { name, mode = 0o600, type } = entry.header
      yield { name, mode, type: type ?? 'file', stream: entry as Content & typeof entry }
    }
  } finally {
    file.destroy()
    unzipped.destroy()
  }
}

async function* measured(stream: Content, measure: (part: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const part of stream) {
    measure(part)
    yield part
  }
}

async function textOf(content: Content): Promise<string> {
  let size = 0
  const limited = measured(content, ({ length }) => {
    size += length
    if (size > MAX_TEXT)
      throw new BackupError('The backup is damaged: its list of files is too long.')
  })
  return (await buffer(limited)).toString()
}

function headerOf(path: string, name: string, text: string): BackupHeader {
  if (name !== HEADER_FILE) throw new BackupError(`${path} is not a Zila backup.`)
  const read = backupHeaderSchema.safeParse(JSON.parse(text))
  if (!read.success)
    throw new BackupError(
      `${path} was made by another version of Zila. Restore it with that version.`,
    )
  return read.data
}

function known(path: string, header: BackupHeader | null): BackupHeader {
  if (header === null) throw new BackupError(`${path} is not a Zila backup.`)
  return header
}

/** The name within the data folder; no entry of an archive may lead out of it. */
function inner(path: string, name: string): string {
  const rest = name.startsWith(DATA_PREFIX) ? name.slice(DATA_PREFIX.length) : ''
  const parts = rest.split('/')
  if (rest === '' || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new BackupError(
      `${path} is damaged or not from Zila: it contains ${JSON.stringify(name)}.`,
    )
  return rest
}

function compare(path: string, found: ReadonlyMap<string, string>, sums: string): void {
  const listed = new Map(
    sums
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  const different = [...found]
    .filter(([name, hash]) => listed.get(name) !== hash)
    .map(([name]) => name)
  const missing = [...listed.keys()].filter((name) => !found.has(name))
  const [first] = [...different, ...missing]
  if (first === undefined) return
  throw new BackupError(
    `${path} is damaged: ${different.length + missing.length} of its files have ` +
      `changed or are missing, such as ${first}.`,
  )
}

function refusalOf(path: string, error: unknown): unknown {
  if (error instanceof BackupError) return error
  const code = getErrorCode(error) ?? ''
  if (code === 'ENOENT') return new BackupError(`The file ${path} does not exist.`)
  if (code === 'EISDIR')
    return new BackupError(`${path} is a folder: give the file made by "npm run backup".`)
  if (code === 'Z_BUF_ERROR')
    return new BackupError(`${path} was cut short: its end with the checksums is missing.`)
  const message = error instanceof Error ? error.message : String(error)
  if (
    code.startsWith('Z_') ||
    /tar|Unexpected end|checksum/i.test(message) ||
    error instanceof SyntaxError
  )
    return new BackupError(`${path} is damaged, or not a Zila backup (${message}).`)
  return error
}
