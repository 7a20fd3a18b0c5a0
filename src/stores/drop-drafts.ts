/** As in `drafts.ts`, which pages with a form download: it tells nobody, to stay short. */
const PREFIX = 'draft:'

/** Forgets all drafts: the next person at this device must not find them. */
export function dropDrafts(): void {
  for (const open of [() => sessionStorage, () => localStorage])
    try {
      const storage = open()
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    } catch {
      // Storage is forbidden, so nothing is kept.
    }
}
