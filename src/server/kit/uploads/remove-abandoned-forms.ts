import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Task } from '#server/kit/jobs/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/** Longer than a form can take to arrive and to be worked on. */
const ABANDONED_MS = HOUR_MS

/** Removes what a process that was killed had received of forms. */
export async function removeAbandonedForms(incoming: string, now: Date): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const found = await stat(join(incoming, name)).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS)
      await rm(join(incoming, name), { recursive: true, force: true })
  }
}

type Context = { uploads: { incoming: string }; now: () => Date }

export const removeAbandonedFormsTask = ({ uploads: { incoming }, now }: Context): Task => ({
  name: 'remove left forms',
  everyMs: ABANDONED_MS,
  run: () => removeAbandonedForms(incoming, now()),
})
