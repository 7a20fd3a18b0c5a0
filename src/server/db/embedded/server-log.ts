import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { errorCode } from '#server/db/refusal.ts'

const limit = 4 * 1024 * 1024

/**
 * The server's log is a file, not a pipe to us: it must outlive us, and never wait for us to read.
 */
export const openServerLog = (file: string): Promise<FileHandle> => open(file, 'a', 0o600)

/**
 * Moves a log past 4 MB aside, over the last one moved. The server holds it open for appending, so
 * it is emptied in place.
 */
export async function boundServerLog(file: string): Promise<void> {
  if ((await sizeOf(file)) < limit) return
  await copyFile(file, `${file}.old`)
  await truncate(file)
}

export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** Why the server did not start: the last complaint in the log since it was `from` bytes long. */
export async function lastComplaint(file: string, from: number): Promise<string> {
  const lines = (await readFile(file)).subarray(from).toString().trim().split('\n')
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*(FATAL|PANIC): +/, '') || 'it gave no reason'
}
