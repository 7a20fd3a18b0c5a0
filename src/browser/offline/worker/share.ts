import { splitLanguage } from '#config/languages.ts'
import { SHARED, SHARED_NAME, SHARED_TEXT } from '#shared/view/cache-names.ts'
import { toSharedQuery, type SharedTexts } from '#shared/view/shared-texts.ts'

const MAX_PHOTOS = 5
/** A larger file is no photo of a phone. */
const MAX_BYTES = 30 * 1024 * 1024

/** Whether a phone hands something over to the site (`share_target` of the manifest). */
export const isShare = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' && splitLanguage(pathname).path === '/share'

/**
 * Keeps what another app shared until the page asks what it is for: no server gets it before. What
 * was shared earlier and not taken leaves. Where the device has no room, the words go on in the
 * address, and the page says that the photos are lost.
 */
export async function receiveShare(request: Request, url: URL): Promise<Response> {
  const form = await request.formData()
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const texts = { title: textOf('title'), text: textOf('text'), url: textOf('url') }
  const photos = form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && isPhoto(file))
    .slice(0, MAX_PHOTOS)
  const isKept = await keep(texts, photos).then(
    () => true,
    () => false,
  )
  if (isKept) return Response.redirect(url.pathname, 303)
  await caches.delete(SHARED).catch(() => false)
  return Response.redirect(url.pathname + toSharedQuery(texts, photos.length > 0), 303)
}

async function keep(texts: SharedTexts, photos: readonly File[]): Promise<void> {
  await caches.delete(SHARED)
  const cache = await caches.open(SHARED)
  for (const [at, photo] of photos.entries())
    await cache.put(
      `${SHARED_TEXT}/${at}`,
      new Response(photo, {
        headers: { 'Content-Type': photo.type, [SHARED_NAME]: encodeURIComponent(photo.name) },
      }),
    )
  await cache.put(SHARED_TEXT, Response.json({ ...texts, at: Date.now() }))
}

const isPhoto = ({ type, size }: File) => type.startsWith('image/') && size <= MAX_BYTES
