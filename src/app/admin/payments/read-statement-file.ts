/** How spreadsheets and archives begin: `PK`, and the older format of Excel. */
const SPREADSHEET = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
]

/**
 * The text of a bank's file: UTF-8, UTF-16 with its mark, or else the letters of Windows. Null
 * for a spreadsheet, which is no text.
 */
export async function readStatementFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (SPREADSHEET.some(([one, two]) => first === one && second === two)) return null
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
