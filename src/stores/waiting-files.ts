import { inDeviceStore } from './device-database.ts'
import { UNSENT_FILES } from './unsent-files.ts'
import { listWaiting } from './waiting.ts'

/*
 * The files of forms that wait for a connection (`waiting.ts`), beside the unsent photos of the
 * app's forms: gone when they are sent, with a logout, and with their form.
 */

/** So many forms with a file wait at once; a photo was made smaller before (`shrink-picture.ts`). */
const MOST = 5
const MAX_BYTES = 5 * 1024 * 1024

const PREFIX = 'waiting:'
/** As `app/form/photos/stored-photos.ts` has them. */
type Stored = { at: number; photos: { id: string; name: string; alt: string; file: File }[] }

/** Keeps the file of a form. False if it is too large, so many wait, or the device has no room. */
export async function keepFile(key: string, file: File): Promise<boolean> {
  await dropStrayFiles()
  const waiting = listWaiting().filter((form) => form.file && form.key !== key)
  if (file.size > MAX_BYTES || waiting.length >= MOST) return false
  const photo = { id: '0', name: file.name, alt: '', file }
  const kept: Stored = { at: Date.now(), photos: [photo] }
  const put = (store: IDBObjectStore) => store.put(kept, PREFIX + key)
  return (await inDeviceStore(UNSENT_FILES, 'readwrite', put)) !== null
}

/** The file of a form; null if the device no longer has it. */
export async function readFile(key: string): Promise<File | null> {
  const get = (store: IDBObjectStore) => store.get(PREFIX + key) as IDBRequest<Stored | undefined>
  const kept = await inDeviceStore(UNSENT_FILES, 'readonly', get)
  return kept?.photos[0]?.file ?? null
}

/** Forgets the file of a form: it was sent, or refused. */
export async function dropFile(key: string): Promise<void> {
  await inDeviceStore(UNSENT_FILES, 'readwrite', (store) => store.delete(PREFIX + key))
}

/** Forgets the files of forms that no longer wait. */
export async function dropStrayFiles(): Promise<void> {
  await inDeviceStore(UNSENT_FILES, 'readwrite', (store) => {
    const names = store.getAllKeys()
    names.onsuccess = () => {
      const needed = new Set(listWaiting().map(({ key, file }) => file && PREFIX + key))
      for (const name of names.result)
        if (typeof name === 'string' && name.startsWith(PREFIX) && !needed.has(name))
          store.delete(name)
    }
    return names
  })
}
