import { vi } from 'vitest'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { $session } from '#stores/session.ts'
import { sampleAnswer } from './sample-answer.ts'

const PERSON = { id: 7, name: 'आशा', adminAccess: 'open', status: 'active' }

let waiting = 0

/** Whether every call so far has been answered. */
export const isQuiet = (): boolean => waiting === 0

/** As after signing in: drafts look for the token of the person. */
export function logIn(role: 'owner' | 'admin'): void {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const content = btoa(JSON.stringify({ id: PERSON.id, name: 'Asha', role, exp }))
  localStorage.setItem(TOKEN_KEY, `e30.${content}.x`)
  $session.set({ id: PERSON.id, name: PERSON.name, role })
}

/**
 * Answers every call of the API with a sample; what has none does not exist. `fixed` are values of
 * fields by their names, wherever they are.
 */
export function stubApi(fixed: Record<string, unknown> = {}): void {
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const { url, method } = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(url)
    waiting++
    // Not in the same moment, as no server does.
    await Promise.resolve()
    const answer = sampleAnswer(method, pathname)
    waiting--
    if (!answer) return new Response(null, { status: 404 })
    if (pathname === '/api/users/profile')
      Object.assign(answer['data'] as object, PERSON, { role: $session.get()?.role })
    const edit = (key: string, value: unknown) => (key in fixed ? fixed[key] : value)
    return Response.json(JSON.parse(JSON.stringify(answer), edit))
  })
}

export function unstubApi(): void {
  vi.unstubAllGlobals()
  localStorage.clear()
  $session.set(null)
}
