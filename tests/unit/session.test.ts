import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { logout } from '#stores/logout.ts'
import { $session, refreshSession, decodeSession, startSession } from '#stores/session.ts'

const NOW = Date.UTC(2026, 0, 1)
const inAnHour = NOW / 1000 + 3600
const tokenOf = (payload: object) =>
  `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`

describe('who is signed in is read from the token', () => {
  it('id, role and name', () => {
    const token = tokenOf({ id: 7, role: 'owner', name: 'Asha आशा', exp: inAnHour })
    expect(decodeSession(token, NOW)).toEqual({ id: 7, role: 'owner', name: 'Asha आशा' })
  })

  it.each([
    ['expired', tokenOf({ id: 7, role: 'user', exp: NOW / 1000 })],
    ['without an end', tokenOf({ id: 7, role: 'user' })],
    ['of an unknown role', tokenOf({ id: 7, role: 'root', exp: inAnHour })],
    ['without an id', tokenOf({ role: 'user', exp: inAnHour })],
    ['not decodable', 'nonsense'],
  ])('nobody when the token is %s', (_, token) => {
    expect(decodeSession(token, NOW)).toBeNull()
  })
})

describe('the stored token', () => {
  const stored = new Map<string, string>()
  const assign = vi.fn()

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    vi.stubGlobal('location', { assign })
  })

  it('is removed when it has expired', () => {
    stored.set(TOKEN_KEY, tokenOf({ id: 1, role: 'admin', exp: NOW / 1000 - 1 }))
    expect(refreshSession(NOW)).toBeNull()
    expect(stored.has(TOKEN_KEY)).toBe(false)
  })

  it('signs in when it is kept, and out at logout, which goes home', () => {
    expect(
      startSession(tokenOf({ id: 1, role: 'admin', name: 'A', exp: Date.now() / 1000 + 60 })),
    ).toBe('started')
    expect($session.get()?.role).toBe('admin')
    const token = stored.get(TOKEN_KEY)
    // A form that waits for a connection is the person's who goes.
    stored.set('outbox', '[]')
    const asked = vi.fn(() => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', asked)
    logout()
    expect(asked).toHaveBeenCalledWith('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      keepalive: true,
    })
    expect($session.get()).toBeNull()
    expect(stored.size).toBe(0)
    expect(assign).toHaveBeenCalledWith('/')
  })

  it(
    'that has ended when it arrives tells of a wrong clock; storage that is forbidden is told ' +
      'as well',
    () => {
      expect(startSession(tokenOf({ id: 1, role: 'user', exp: Date.now() / 1000 - 60 }))).toBe(
        'wrong-clock',
      )
      expect(stored.size).toBe(0)
      vi.stubGlobal('localStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
      expect(startSession('x')).toBe('no-storage')
    },
  )
})
