import { SHARED, SHARED_NAME, SHARED_TEXT } from '#shared/view/cache-names.ts'
import { inDeviceStore } from './device-database.ts'
import { FORM_DRAFT_PREFIX, UNSENT_FILES } from './unsent-files.ts'

/** What another app shared to this one. */
export type SharedContent = { title: string; text: string; url: string; photos: File[] }

/** What it can begin. */
export type FormKind = 'ad' | 'listing'

/** Nobody comes back to it later. */
const MAX_AGE_MS = 24 * 60 * 60_000
const [MAX_TITLE, MAX_TEXT] = [100, 2000]
/** A visitor's, as `shared/view/storage-keys.ts` has it, which every page would carry for it. */
const LISTING_DRAFT_KEY = 'draft:listing:0'
/** The names under which the app's forms look for their photos. */
const PHOTOS_OF: Record<FormKind, string> = { ad: 'ad:new:main', listing: 'listing:new:photos' }

/** What was shared last and not used yet, or null; kept by the service worker. */
export async function readShared(now = Date.now()): Promise<SharedContent | null> {
  try {
    if (!(await caches.has(SHARED))) return null
    const cache = await caches.open(SHARED)
    const texts = (await (await cache.match(SHARED_TEXT))?.json()) as
      | (Omit<SharedContent, 'photos'> & { at: number })
      | undefined
    if (!texts || now - texts.at > MAX_AGE_MS) return null
    const photos: File[] = []
    for (let at = 0; ; at++) {
      const kept = await cache.match(`${SHARED_TEXT}/${at}`)
      if (!kept) return { ...texts, photos }
      const name = decodeURIComponent(kept.headers.get(SHARED_NAME) ?? '')
      const type = kept.headers.get('Content-Type') ?? ''
      photos.push(new File([await kept.blob()], name, { type }))
    }
  } catch {
    // The device keeps nothing, so nothing was shared.
    return null
  }
}

/** Forgets what was shared: it was used, or is not wanted. */
export async function forgetShared(): Promise<void> {
  try {
    await caches.delete(SHARED)
  } catch {
    // The device keeps nothing.
  }
}

/**
 * Puts what was shared where the form of a new ad or listing finds it: as the draft of a visitor,
 * which the form of an account takes over. A draft that is there keeps its words; photos are added
 * to its own.
 */
export async function beginForm(kind: FormKind, shared: SharedContent): Promise<void> {
  if (shared.photos.length > 0) await addPhotos(PHOTOS_OF[kind], shared.photos)
  const draft = kind === 'ad' ? toAdDraft(shared) : toListingDraft(shared)
  const key = kind === 'ad' ? `${FORM_DRAFT_PREFIX}:ad:new` : LISTING_DRAFT_KEY
  const hasText = [shared.title, shared.text, shared.url].some(Boolean)
  try {
    if (hasText && localStorage.getItem(key) === null)
      localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // Storage is full or forbidden: the form begins blank.
  }
}

const join = (...texts: string[]) => texts.filter(Boolean).join('\n').slice(0, MAX_TEXT)

const toAdDraft = ({ title, text, url }: SharedContent) => ({
  values: { title: title.slice(0, MAX_TITLE), description: join(text, url) },
})

/** A link that came as the text alone is the website, as Android sends it. */
function toListingDraft({ title, text, url }: SharedContent) {
  const isLink = /^https?:\/\/\S+$/.test(text.trim())
  return {
    ...{ id: null, version: 0, form: 'listing:new' },
    values: {
      name: title.slice(0, MAX_TITLE),
      description: isLink ? '' : text.slice(0, MAX_TEXT),
      website: url || (isLink ? text.trim() : ''),
    },
  }
}

/**
 * As `app/form/photos/stored-photos.ts` stores them. Where the device keeps nothing, the form
 * begins without photos.
 */
async function addPhotos(form: string, files: readonly File[]): Promise<void> {
  const added = files.map((file) => ({ id: newId(), name: file.name, alt: '', file }))
  await inDeviceStore(UNSENT_FILES, 'readwrite', (store) => {
    const reading = store.get(form) as IDBRequest<{ photos: object[] } | undefined>
    reading.onsuccess = () =>
      store.put({ at: Date.now(), photos: [...(reading.result?.photos ?? []), ...added] }, form)
    return reading
  })
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-')
