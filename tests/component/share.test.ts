import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDeviceDraft } from '#app/account/listing/device-draft.ts'
import { NEW_CLASSIFIED_DRAFT_KEY } from '#app/account/classifieds/form/classified-values.ts'
import { readDraft, writeDraft } from '#app/form/drafts.ts'
import { readStoredPhotos, saveStoredPhotos } from '#app/form/photos/stored-photos.ts'
import { isShare, receiveShare } from '#browser/offline/worker/share.ts'
import { SHARED } from '#shared/view/cache-names.ts'
import { beginForm, forgetShared, readShared } from '#stores/shared-content.ts'
import { UNSENT_FILES_DB } from '#stores/unsent-files.ts'

const ADDRESS = new URL('/share', location.origin)
const DAY_MS = 24 * 3600_000
const photo = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type })

function share(values: Record<string, string>, files: File[] = []) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  for (const file of files) body.append('photos', file)
  return receiveShare(new Request(ADDRESS, { method: 'POST', body }), ADDRESS)
}

async function clear() {
  localStorage.clear()
  await forgetShared()
  await new Promise((resolve) => {
    const removal = indexedDB.deleteDatabase(UNSENT_FILES_DB)
    removal.onsuccess = resolve
  })
}
beforeEach(clear)
afterEach(clear)

describe('what another app shares', () => {
  test('is taken at one address of each language, when it is posted', () => {
    const at = (path: string, method = 'POST') =>
      isShare(new Request(new URL(path, location.origin), { method }), new URL(path, ADDRESS))
    expect(at('/share')).toBe(true)
    expect(at('/hi/share')).toBe(true)
    expect(at('/share', 'GET')).toBe(false)
    expect(at('/contact')).toBe(false)
  })

  test('is kept with its photos until it is used', async () => {
    const answer = await share({ title: 'A tractor', text: 'Good', url: '' }, [
      photo('ट्रैक्टर.jpg'),
      photo('notes.pdf', 'application/pdf'),
    ])
    expect(answer.type === 'opaqueredirect' || answer.status === 303).toBe(true)
    const shared = await readShared()
    expect(shared).toMatchObject({ title: 'A tractor', text: 'Good' })
    expect(shared!.photos.map(({ name, type }) => [name, type])).toEqual([
      ['ट्रैक्टर.jpg', 'image/jpeg'],
    ])
    await forgetShared()
    expect(await readShared()).toBeNull()
    expect(await caches.has(SHARED)).toBe(false)
  })

  test('goes on in the address where the device has no room, and says what is lost', async () => {
    vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    const answer = await share({ title: 'A tractor', text: '', url: '' }, [photo('tractor.jpg')])
    vi.restoreAllMocks()
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toMatch(/\/share\?title=A\+tractor&photos=lost$/)
    expect(await readShared()).toBeNull()
  })

  test('replaces what was shared before, and is forgotten after a day', async () => {
    await share({ text: 'First' }, [photo('first.jpg')])
    await share({ text: 'Second' })
    expect(await readShared()).toMatchObject({ text: 'Second', photos: [] })
    expect(await readShared(Date.now() + DAY_MS + 1)).toBeNull()
  })
})

describe('a form that is begun with it', () => {
  const shared = { title: 'Tara Sweets', text: 'Fresh every day', url: 'https://tara.example' }

  test('an ad has the words and the photo', async () => {
    await beginForm('ad', { ...shared, photos: [photo('cake.jpg')] })
    expect(readDraft(NEW_CLASSIFIED_DRAFT_KEY)).toEqual({
      title: 'Tara Sweets',
      description: 'Fresh every day\nhttps://tara.example',
    })
    expect(await readStoredPhotos(`${NEW_CLASSIFIED_DRAFT_KEY}:main`)).toMatchObject([
      { name: 'cake.jpg', file: expect.any(File) as File },
    ])
  })

  test('a listing has name, website and the photo', async () => {
    await beginForm('listing', { ...shared, photos: [photo('shop.jpg')] })
    const { values, form } = readDeviceDraft(0)!
    expect(values).toEqual({
      name: 'Tara Sweets',
      description: 'Fresh every day',
      website: 'https://tara.example',
    })
    expect(await readStoredPhotos(`${form}:photos`)).toMatchObject([{ name: 'shop.jpg' }])
  })

  test('a link that came as text is the website', async () => {
    const link = 'https://tara.example/menu'
    await beginForm('listing', { title: '', text: link, url: '', photos: [] })
    expect(readDeviceDraft(0)!.values).toMatchObject({ website: link, description: '' })
  })

  test('words and photos of a draft that is there stay', async () => {
    writeDraft(NEW_CLASSIFIED_DRAFT_KEY, { title: 'My cow' })
    const own = { id: 'own', name: 'cow.jpg', alt: '', url: '/uploads/cow.jpg' }
    await saveStoredPhotos(`${NEW_CLASSIFIED_DRAFT_KEY}:main`, [own])
    await beginForm('ad', { ...shared, photos: [photo('cake.jpg')] })
    expect(readDraft(NEW_CLASSIFIED_DRAFT_KEY)).toEqual({ title: 'My cow' })
    const photos = await readStoredPhotos(`${NEW_CLASSIFIED_DRAFT_KEY}:main`)
    expect(photos!.map(({ name }) => name)).toEqual(['cow.jpg', 'cake.jpg'])
  })
})
