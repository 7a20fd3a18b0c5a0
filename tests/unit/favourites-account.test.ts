import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const visit = new Map<string, string>()
/** The account as the API has it, the oldest first, and the requests it received. */
let account: number[]
let asked: string[]
let isDown: boolean

const ME = { id: 5, role: 'user' as const, name: 'Asha' }
const SOMEONE_ELSE = { ...ME, id: 6 }

/** Answers as the API does. */
function answer(request: Request, body: { ids: number[] } | null): Response {
  const path = new URL(request.url).pathname.replace('/api', '')
  asked.push(`${request.method} ${path}`)
  const id = Number(path.split('/')[2])
  if (isDown)
    return Response.json({ success: false, code: 'UNAVAILABLE', error: '' }, { status: 503 })
  if (request.method === 'POST') account = [...new Set([...account, ...(body?.ids ?? [id])])]
  if (request.method === 'DELETE') account = account.filter((saved) => saved !== id)
  return Response.json({ success: true, data: account.toReversed() })
}

async function openPage() {
  vi.resetModules()
  const store = await import('#stores/favourites.ts')
  const { syncFavourites } = await import('#stores/favourites-account.ts')
  store.watchFavourites()
  const { $favourites } = await import('#stores/favourite-ids.ts')
  return { ...store, $favourites, syncFavourites, saved: () => [...$favourites.get()] }
}

beforeEach(() => {
  stored.clear()
  account = []
  asked = []
  isDown = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  visit.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => visit.get(key) ?? null,
    setItem: (key: string, value: string) => visit.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubEnv('PUBLIC_API_URL', 'http://site.test/api')
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.clone().text()
    return answer(request, text ? (JSON.parse(text) as { ids: number[] }) : null)
  })
})

describe('favourites and an account', () => {
  it('join at sign-in: what was saved here is added to what is there', async () => {
    account = [9]
    const page = await openPage()
    page.toggleFavourite(1)
    page.toggleFavourite(2)
    expect(await page.syncFavourites(ME)).toBe(true)
    expect(account).toEqual([9, 1, 2])
    expect(page.saved()).toEqual([9, 1, 2])
  })

  it('stay in step afterwards, in both directions', async () => {
    const page = await openPage()
    await page.syncFavourites(ME)
    page.toggleFavourite(3)
    await page.syncFavourites(ME)
    expect(account).toEqual([3])
    account = [3, 4]
    await page.syncFavourites(ME)
    expect(page.saved()).toEqual([3, 4])
    page.toggleFavourite(3)
    await page.syncFavourites(ME)
    expect(account).toEqual([4])
  })

  it('are asked for once a visit, and where they are listed on each page, once', async () => {
    const page = await openPage()
    page.syncFavouritesWithAccount(ME)
    await vi.waitFor(() => expect(visit.size).toBe(1))
    account = [5]
    asked = []
    const later = await openPage()
    later.syncFavouritesWithAccount(ME)
    const listed = await openPage()
    listed.syncFavouritesWithAccount(ME)
    expect(asked).toEqual([])
    listed.syncFavouritesWithAccount(ME, { eachPage: true })
    listed.syncFavouritesWithAccount(ME)
    await vi.waitFor(() => expect(listed.saved()).toEqual([5]))
    listed.syncFavouritesWithAccount(ME, { eachPage: true })
    await listed.syncFavourites(ME)
    expect(asked).toEqual(['GET /favorites', 'GET /favorites'])
  })

  it('are asked for again after the account could not be reached', async () => {
    const page = await openPage()
    isDown = true
    page.syncFavouritesWithAccount(ME, { eachPage: true })
    await page.syncFavourites(ME)
    isDown = false
    account = [6]
    await vi.waitFor(() => {
      page.syncFavouritesWithAccount(ME)
      expect(page.saved()).toEqual([6])
    })
  }, 15_000)

  it('what could not be told is told the next time, and is not lost meanwhile', async () => {
    const page = await openPage()
    await page.syncFavourites(ME)
    account = [7]
    await page.syncFavourites(ME)
    isDown = true
    page.toggleFavourite(7)
    page.toggleFavourite(8)
    expect(await page.syncFavourites(ME)).toBe(false)
    isDown = false
    const later = await openPage()
    expect(later.saved()).toEqual([8])
    expect(await later.syncFavourites(ME)).toBe(true)
    expect(account).toEqual([8])
  }, 15_000)

  it('of one account are never given to another', async () => {
    const page = await openPage()
    page.toggleFavourite(1)
    await page.syncFavourites(ME)
    account = [20]
    await page.syncFavourites(SOMEONE_ELSE)
    expect(account).toEqual([20])
    expect(page.saved()).toEqual([20])
  })

  it('leave the device at logout; a visitor’s stay', async () => {
    const { clearStoredFavourites } = await import('#stores/favourites-storage.ts')
    const page = await openPage()
    page.toggleFavourite(1)
    clearStoredFavourites()
    expect((await openPage()).saved()).toEqual([1])
    await page.syncFavourites(ME)
    clearStoredFavourites()
    expect((await openPage()).saved()).toEqual([])
  })

  it('remember names of what is saved, and of nothing else', async () => {
    const page = await openPage()
    page.saveFavouriteName(1, { name: 'First', href: '/business/first' })
    page.toggleFavourite(1)
    page.toggleFavourite(1)
    page.saveFavouriteName(2, { name: 'Second', href: '/business/second' })
    expect([...page.getFavouriteNames()]).toEqual([
      [2, { name: 'Second', href: '/business/second' }],
    ])
  })
})
