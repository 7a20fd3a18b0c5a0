import { copyFile, open, readFile, stat, truncate, type FileHandle } from 'node:fs/promises'
import { getErrorCode } from '#server/kit/db/refusal.ts'

const limit = 4 * 1024 * 1024

/** The server's log is a file, not a pipe to us: it must outlive us and never wait for us. */
export const openServerLog = (file: string): Promise<FileHandle> => open(file, 'a', 0o600)

/**
 * Moves a log larger than 4 MB aside and replaces the one moved before. The server holds the log
 * open for appending, so it is emptied in place.
 */
export async function rotateServerLog(file: string): Promise<void> {
  if ((await getFileSize(file)) < limit) return
  await copyFile(file, `${file}.old`)
  await truncate(file)
}

export async function getFileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** Why the server did not start: the last error in the log after its first `from` bytes. */
export async function getLastServerError(file: string, from: number): Promise<string> {
  const lines = (await readFile(file)).subarray(from).toString().trim().split('\n')
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*(FATAL|PANIC): +/, '') || 'it gave no reason'
}
