import { isUtf8 } from 'node:buffer'
import { ImportError } from './header.ts'

const CR = 13
const LF = 10

/**
 * Passes a file's bytes on with every line end as a single LF, so that lines are counted as an
 * editor counts them. Throws ImportError naming the first line that is not UTF-8. `onBytes` hears
 * how many bytes of the file were read.
 */
export async function* normaliseLineEnds(
  chunks: AsyncIterable<Buffer>,
  onBytes: (read: number) => void,
): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  let line = 1
  let read = 0
  for await (const chunk of chunks) {
    read += chunk.length
    onBytes(read)
    const bytes = Buffer.concat([held, chunk])
    // A CR at the end waits for its LF; a character that is cut in two waits for its other half.
    const end = wholeCharacters(bytes)
    held = bytes.subarray(end)
    const plain = withoutCarriageReturns(bytes.subarray(0, end))
    line = checkedLines(plain, line)
    yield plain
  }
  const rest = withoutCarriageReturns(held)
  checkedLines(rest, line)
  if (rest.length > 0) yield rest
}

/**
 * Where the bytes can be cut: before a last CR, and before a last character that is not complete.
 */
function wholeCharacters(bytes: Buffer): number {
  const last = bytes.length - 1
  if (bytes[last] === CR) return last
  for (let back = 0; back < 4 && back <= last; back++) {
    const byte = bytes[last - back]!
    if (byte < 0x80) return bytes.length
    const isLead = byte >= 0xc0
    if (isLead) return back + 1 < characterLength(byte) ? last - back : bytes.length
  }
  return bytes.length
}

const characterLength = (lead: number) => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2)

function withoutCarriageReturns(bytes: Buffer): Buffer {
  if (!bytes.includes(CR)) return bytes
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (byte === CR && bytes[i + 1] === LF) continue
    plain[length++] = byte === CR ? LF : byte
  }
  return plain.subarray(0, length)
}

/** The number of the line that follows these bytes, when they are all UTF-8. */
function checkedLines(bytes: Buffer, first: number): number {
  let line = first
  const valid = isUtf8(bytes)
  for (let start = 0; ;) {
    const end = bytes.indexOf(LF, start)
    if (!valid && !isUtf8(bytes.subarray(start, end < 0 ? undefined : end)))
      throw new ImportError(
        `Line ${line} is not UTF-8 text. In Excel save the file as "CSV UTF-8 (Comma ` +
          'delimited)", then import it again.',
      )
    if (end < 0) return line
    line += 1
    start = end + 1
  }
}
