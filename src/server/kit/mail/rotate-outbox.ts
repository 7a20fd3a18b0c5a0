import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/**
 * Enough for looking back. The outbox is for trying the site out, and on a public server it must
 * not fill the disk.
 */
const MAX_FILES = 1000
const MAX_DAYS = 30

/** Removes mails and text messages of the outbox that are a month old, and the oldest of more than a thousand. */
export async function pruneOutbox(folder: string, now: Date): Promise<void> {
  // Names begin with the time, so the newest come first.
  const names = (await namesIn(folder))
    .filter((name) => /^\d{8}-\d{6}-\d+-[\w-]+\.(?:eml|txt)(?:\.part)?$/.test(name))
    .sort()
    .reverse()
  const oldest = formatTimestamp(new Date(now.getTime() - MAX_DAYS * DAY_MS))
  const old = names.filter((name, index) => index >= MAX_FILES || name < oldest)
  for (const name of old) await rm(join(folder, name), { force: true })
}

/** The time as names of the outbox begin with it. */
export const formatTimestamp = (time: Date): string =>
  time.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
