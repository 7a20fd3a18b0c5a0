import { open, stat } from 'node:fs/promises'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { ImportError } from './header.ts'

/** The format of a CSV file, detected before it is read. */
export type CsvFormat = {
  bytes: number
  delimiter: ',' | ';' | '\t'
  /** The first line says the separator (`sep=;`, as Excel reads and writes it). */
  hasSeparatorLine: boolean
}

const FIRST_BYTES = 65_536

/**
 * Looks at the beginning of the file. Throws ImportError when it cannot be read, is empty or is
 * no text.
 */
export async function detectCsvFormat(path: string): Promise<CsvFormat> {
  const { bytes, beginning } = await readBeginning(path).catch((error: unknown) => {
    if (error instanceof ImportError) throw error
    const why: Record<string, string> = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'it may not be read',
    }
    throw new ImportError(`${path}: ${why[getErrorCode(error) ?? ''] ?? String(error)}.`)
  })
  if (SPREADSHEETS.some((mark) => beginning.subarray(0, mark.length).equals(mark)))
    throw new ImportError(
      `${path} is a spreadsheet or an archive. Save the sheet as "CSV UTF-8 (Comma delimited)".`,
    )
  if (isUtf16(beginning))
    throw new ImportError(
      `${path} is UTF-16 ("Unicode Text"). In Excel save it as "CSV UTF-8 (Comma delimited)".`,
    )
  const text = beginning.toString('utf8').replace(/^\ufeff/, '')
  if (text.trim() === '')
    throw new ImportError(`${path} is empty: its first line must name the columns.`)
  const first = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const said = /^"?sep=(.?)"?/i.exec(first)
  if (!said) return { bytes, delimiter: delimiterOf(first), hasSeparatorLine: false }
  const delimiter = DELIMITERS.find((mark) => mark === said[1])
  if (!delimiter)
    throw new ImportError(
      `${path} uses a separator other than comma, semicolon or tab: ` +
        `"${first.slice(0, 20)}". Save it as "CSV UTF-8 (Comma delimited)".`,
    )
  return { bytes, delimiter, hasSeparatorLine: true }
}

const DELIMITERS = [',', ';', '\t'] as const

/** How new (`.xlsx`, `.ods`, as all ZIP files) and old (`.xls`) spreadsheets begin, and gzip. */
const SPREADSHEETS = ['504b03', '504b05', '504b07', 'd0cf11e0', '1f8b08'].map((mark) =>
  Buffer.from(mark, 'hex'),
)

/** With its mark, or with a NUL in many pairs of bytes, always on the same side. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === 'feff') return true
  const nuls = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) nuls[at % 2]! += 1
  const [even, odd] = nuls as [number, number]
  return Math.min(even, odd) === 0 && Math.max(even, odd) > 4 + bytes.length / 20
}

async function readBeginning(path: string): Promise<{ bytes: number; beginning: Buffer }> {
  const found = await stat(path)
  if (!found.isFile() && !found.isDirectory())
    throw new ImportError(
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
function delimiterOf(header: string): CsvFormat['delimiter'] {
  const bare = header.replace(/"[^"]*"/g, '')
  const count = (mark: string) => bare.split(mark).length
  return DELIMITERS.reduce<CsvFormat['delimiter']>(
    (best, mark) => (count(mark) > count(best) ? mark : best),
    ',',
  )
}
