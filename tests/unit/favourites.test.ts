import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FAVOURITES_KEY } from '#shared/view/storage-keys.ts'

const stored = new Map<string, string>()
const listeners: Array<(event: { key: string | null }) => void> = []

/** The store as a freshly opened page has it. */
async function openPage() {
  vi.resetModules()
  listeners.length = 0
  const { $favourites } = await import('#stores/favourite-ids.ts')
  return { $favourites, ...(await import('#stores/favourites.ts')) }
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal(
    'addEventListener',
    (_: string, listener: (event: { key: string | null }) => void) => listeners.push(listener),
  )
})

describe('favourites', () => {
  it('are saved in this browser and found by the next page', async () => {
    const first = await openPage()
    first.toggleFavourite(7)
    first.toggleFavourite(9)
    first.toggleFavourite(7)
    const second = await openPage()
    second.watchFavourites()
    expect([...second.$favourites.get()]).toEqual([9])
  })

  it('a toggle before anything was read keeps what is stored', async () => {
    stored.set(FAVOURITES_KEY, '[1,2]')
    const { toggleFavourite } = await openPage()
    toggleFavourite(3)
    expect(stored.get(FAVOURITES_KEY)).toBe('[1,2,3]')
  })

  it('follow another tab', async () => {
    const { $favourites, watchFavourites } = await openPage()
    watchFavourites()
    stored.set(FAVOURITES_KEY, '[5]')
    listeners.forEach((listen) => listen({ key: FAVOURITES_KEY }))
    expect([...$favourites.get()]).toEqual([5])
  })

  it.each(['nonsense', '{"a":1}', '[1,"x",-2,null]'])(
    'stored %s counts for its ids only',
    async (text) => {
      stored.set(FAVOURITES_KEY, text)
      const { $favourites, watchFavourites } = await openPage()
      watchFavourites()
      expect([...$favourites.get()]).toEqual(text.startsWith('[') ? [1] : [])
    },
  )

  it('forbidden storage keeps them for the visit', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { $favourites, toggleFavourite } = await openPage()
    toggleFavourite(4)
    toggleFavourite(5)
    expect([...$favourites.get()]).toEqual([4, 5])
  })

  it('the oldest are forgotten beyond a thousand', async () => {
    stored.set(FAVOURITES_KEY, JSON.stringify(Array.from({ length: 1000 }, (_, i) => i + 1)))
    const { $favourites, toggleFavourite } = await openPage()
    toggleFavourite(2000)
    expect($favourites.get().size).toBe(1000)
    expect($favourites.get().has(1)).toBe(false)
  })
})
