/**
 * The same as in `drafts.ts`, which does not export it, because pages with a form download that
 * file.
 */
const PREFIX = 'draft:'

/** Removes all drafts, so that the next person at this device does not find them. */
export function clearLocalDrafts(): void {
  for (const open of [() => sessionStorage, () => localStorage])
    try {
      const storage = open()
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    } catch {
      // Storage is forbidden, so nothing is kept.
    }
}
