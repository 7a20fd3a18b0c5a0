import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { ownClassified as TEXTS } from '#i18n/en/own-classified.ts'
import type { SaleStep } from '#stores/own-classifieds.ts'

const stored = new Map<string, string>()
let asked: string[]
let status: number

async function ownClassifieds() {
  vi.resetModules()
  return import('#stores/own-classifieds.ts')
}

beforeEach(() => {
  stored.clear()
  stored.set(TOKEN_KEY, 'a-token')
  asked = []
  status = 200
  vi.stubEnv('PUBLIC_API_URL', 'http://site.test/api')
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    const answer =
      status === 200
        ? {
            success: true,
            data: request.method === 'GET' ? [{ id: 4 }] : { id: 4, status: 'sold' },
          }
        : { success: false, code: 'NOT_POSSIBLE', error: 'This ad is sold.' }
    return Promise.resolve(Response.json(answer, { status }))
  })
})

describe('an ad of one’s own', () => {
  it('is known by the account’s ads; a visitor is not asked about', async () => {
    const { isOwnClassified } = await ownClassifieds()
    expect(await isOwnClassified(4)).toBe(true)
    expect(await isOwnClassified(5)).toBe(false)
    status = 409
    expect(await isOwnClassified(4)).toBe(false)
    asked = []
    stored.clear()
    expect(await isOwnClassified(4)).toBe(false)
    expect(asked).toEqual([])
  })

  it('is marked as sold by the second press only, and once', async () => {
    const { FIRST_SALE_STEP, advanceSale } = await ownClassifieds()
    let now: SaleStep = FIRST_SALE_STEP
    const press = () => advanceSale(4, now, (next) => (now = next), TEXTS)
    await press()
    expect(now.step).toBe('asked')
    expect(asked).toEqual([])
    await Promise.all([press(), press()])
    expect(now.step).toBe('done')
    await press()
    expect(asked).toEqual(['PATCH /api/classified/4/mark-sold'])
  })

  it('says why it could not be marked, and offers it again', async () => {
    const { FIRST_SALE_STEP, advanceSale } = await ownClassifieds()
    let now: SaleStep = FIRST_SALE_STEP
    const press = () => advanceSale(4, now, (next) => (now = next), TEXTS)
    status = 409
    await press()
    await press()
    expect(now).toEqual({
      step: 'offered',
      said: 'Couldn’t mark the ad as sold. Please try again. This ad is sold.',
    })
  })
})
