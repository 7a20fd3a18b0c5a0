import { afterEach, describe, expect, test, vi } from 'vitest'
import { inDeviceStore } from '#stores/device-database.ts'

const PLACE = { database: 'test-of-device', store: 'things' }
const put = (value: unknown) =>
  inDeviceStore(PLACE, 'readwrite', (store) => store.put(value, 'one'))
const get = () =>
  inDeviceStore(PLACE, 'readonly', (store) => store.get('one') as IDBRequest<unknown>)

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await new Promise((done) => (indexedDB.deleteDatabase(PLACE.database).onsuccess = done))
})

describe('a store of the device', () => {
  test('keeps what is put into it', async () => {
    expect(await put({ a: 1 })).toBe('one')
    expect(await get()).toEqual({ a: 1 })
  })

  test('answers null in a browser without storage, or that forbids it', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await put(1)).toBeNull()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    expect(await get()).toBeNull()
  })

  test('answers null when it cannot be opened, as in some private windows', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = new EventTarget()
        setTimeout(() => request.dispatchEvent(new Event('error')))
        return request
      },
    })
    expect(await get()).toBeNull()
  })

  test('on a full disk answers null; what was there stays', async () => {
    await put('before')
    const failed = inDeviceStore(PLACE, 'readwrite', (store) => {
      const request = store.put('after', 'one')
      // A full disk is told of when all is written.
      request.addEventListener('success', () => store.transaction.abort())
      return request
    })
    expect(await failed).toBeNull()
    expect(await get()).toBe('before')
    expect(await put(() => 'no value')).toBeNull()
    expect(await get()).toBe('before')
  })
})
