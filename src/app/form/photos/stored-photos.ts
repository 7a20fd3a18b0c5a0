import { inDeviceStore } from '#stores/device-database.ts'
import { UNSENT_FILES } from '#stores/unsent-files.ts'
import { WEEK_MS } from '#shared/rules/duration.ts'

/*
 * Photos of forms that are not sent yet, on this device: a reload, a sign-in or an empty battery
 * does not lose them. Gone with a logout, and after a week.
 */

const MAX_AGE_MS = WEEK_MS

/** A stored photo: its URL once it was sent, its file until then. */
export type StoredPhoto = { id: string; name: string; alt: string; url?: string; file?: File }

type Stored = { at: number; photos: StoredPhoto[] }

/** The stored photos of a form, or null. */
export async function readStoredPhotos(draft: string): Promise<StoredPhoto[] | null> {
  const kept = await inDeviceStore(
    UNSENT_FILES,
    'readonly',
    (store) => store.get(draft) as IDBRequest<Stored | undefined>,
  )
  return kept && Date.now() - kept.at < MAX_AGE_MS ? kept.photos : null
}

/** Keeps the photos of a form in their order. */
export async function saveStoredPhotos(draft: string, photos: StoredPhoto[]): Promise<void> {
  await inDeviceStore(UNSENT_FILES, 'readwrite', (store) =>
    store.put({ at: Date.now(), photos } satisfies Stored, draft),
  )
}

/** Forgets the photos of a form: it was sent, or given up. */
export async function deleteStoredPhotos(draft: string): Promise<void> {
  await inDeviceStore(UNSENT_FILES, 'readwrite', (store) => store.delete(draft))
}
