import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Takedown } from './known.ts'

/** Beside the releases: a server that starts while the database is away knows what it must hide. */
const FILE = 'takedowns.json'

const rows = z.array(
  z.object({
    id: z.int(),
    address: z.string(),
    kind: z.enum(['gone', 'stale']),
    publicationId: z.int().nullable(),
  }),
)

/** The takedowns that were known to the last process; none where the file cannot be read. */
export async function readStoredTakedowns(releases: string): Promise<Takedown[]> {
  const text = await readFile(join(releases, FILE), 'utf8').catch(() => null)
  if (text === null) return []
  try {
    return rows.parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** Replaces the file by one rename. */
export async function writeStoredTakedowns(
  releases: string,
  known: readonly Takedown[],
): Promise<void> {
  const made = join(releases, `.${FILE}-${process.pid}`)
  await writeFile(made, JSON.stringify(known))
  await rename(made, join(releases, FILE))
}
