import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { clearLocalDrafts } from '#stores/clear-local-drafts.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'

describe('what was typed before signing in', () => {
  const stored = new Map<string, string>()

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
          removeItem: (key: string) => stored.delete(key),
        },
        {
          ownKeys: () => [...stored.keys()],
          getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        },
      ),
    )
  })

  afterEach(() => vi.useRealTimers())

  it('is there again, once', () => {
    saveDraft('review:12', { comment: 'Helpful <b>people</b>', rating: 4 })
    expect(popDraft('review:13')).toBeNull()
    expect(popDraft('review:12')).toEqual({ comment: 'Helpful <b>people</b>', rating: 4 })
    expect(popDraft('review:12')).toBeNull()
  })

  it('never holds a password, nor anything but words and numbers', () => {
    saveDraft('form', {
      email: 'a@b.example',
      password: 'x',
      newPassword: 'y',
      photo: {},
      nothing: null,
    })
    expect([...stored.values()].join()).not.toMatch(/password|photo/)
    expect(popDraft('form')).toEqual({ email: 'a@b.example' })
  })

  it('is gone after an hour, with a logout, and when it is too long to keep', () => {
    vi.useFakeTimers()
    saveDraft('form', { text: 'a' })
    vi.advanceTimersByTime(61 * MINUTE_MS)
    expect(popDraft('form')).toBeNull()
    saveDraft('form', { text: 'b' })
    stored.set('other', 'of another script')
    clearLocalDrafts()
    expect([...stored.keys()]).toEqual(['other'])
    saveDraft('form', { text: 'x'.repeat(30_000) })
    expect(popDraft('form')).toBeNull()
  })

  it('is nothing when what is stored is no draft', () => {
    for (const text of ['', '[', '1', 'null', '{"at":1}']) {
      stored.set('draft:form', text)
      expect(popDraft('form')).toBeNull()
    }
  })
})
