import { open, stat } from 'node:fs/promises'
import { errorCode } from '#server/db/refusal.ts'
import { ImportRefusal } from './header.ts'

/** What has to be known about a file before it is read. */
export type FileKind = { bytes: number; delimiter: ',' | ';' | '\t' }

const FIRST_BYTES = 65_536

/**
 * Looks at the beginning of the file. Throws ImportRefusal when it cannot be read, is empty or is
 * no text.
 */
export async function sniffFile(path: string): Promise<FileKind> {
  const { bytes, beginning } = await readBeginning(path).catch((error: unknown) => {
    if (error instanceof ImportRefusal) throw error
    const why: Record<string, string> = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'it may not be read',
    }
    throw new ImportRefusal(`${path}: ${why[errorCode(error) ?? ''] ?? String(error)}.`)
  })
  if (
    (beginning[0] === 0xff && beginning[1] === 0xfe) ||
    (beginning[0] === 0xfe && beginning[1] === 0xff)
  )
    throw new ImportRefusal(
      `${path} is UTF-16 ("Unicode Text"). In Excel save it as "CSV UTF-8 (Comma delimited)".`,
    )
  if (beginning[0] === 0x50 && beginning[1] === 0x4b && beginning[2]! < 8)
    throw new ImportRefusal(
      `${path} is a spreadsheet or an archive. Save the sheet as "CSV UTF-8 (Comma delimited)".`,
    )
  const text = beginning.toString('utf8').replace(/^\ufeff/, '')
  if (text.trim() === '')
    throw new ImportRefusal(`${path} is empty: its first line must name the columns.`)
  return { bytes, delimiter: delimiterOf(/^\s*(.*)/.exec(text)?.[1] ?? '') }
}

async function readBeginning(path: string): Promise<{ bytes: number; beginning: Buffer }> {
  const found = await stat(path)
  if (!found.isFile() && !found.isDirectory())
    throw new ImportRefusal(
      `${path} is a pipe or a device; save what comes from it in a file, and import that.`,
    )
  const { size } = found
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    return { bytes: size, beginning: buffer.subarray(0, bytesRead) }
  } finally {
    await file.close()
  }
}

/** The usual separator that occurs most often in the header, outside quotes. */
function delimiterOf(header: string): FileKind['delimiter'] {
  const bare = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => bare.split(mark).length
  return ([',', ';', '\t'] as const).reduce((best, mark) =>
    count(mark) > count(best) ? mark : best,
  )
}
