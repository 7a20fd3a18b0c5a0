import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { APP_ROUTES } from '#app/routes.tsx'
import { queryClient } from '#app/data/client.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { storeLanguage } from '#stores/language.ts'
import { createMemoryRouter } from '../component/setup/memory-router.tsx'
import { findCutText } from './pseudo/find-cut-text.ts'
import { findForeign } from './setup/foreign-words.ts'
import { logIn, stubApi, unstubApi } from './setup/sample-api.ts'
import { settle } from './setup/settle.ts'

const isPseudo = process.env.SCREEN_LANGUAGE === 'pseudo'
// The pseudo-language is longer than any: with the styles it shows which boxes are too small.
if (isPseudo) await import('#styles/app/app.css')

beforeEach(() => {
  document.documentElement.lang = isPseudo ? 'en-XA' : 'hi'
  // Chosen on this device: the screen does not move to the language of the account.
  storeLanguage(isPseudo ? 'en' : 'hi')
  queryClient.clear()
  stubApi()
})
afterEach(unstubApi)

async function open(path: string): Promise<Element> {
  const router = createMemoryRouter(APP_ROUTES, { initialEntries: [path] })
  await router.ready
  const { container } = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await settle(container)
  return container
}

/** What is behind the tabs of a screen, and what it folds. */
async function openMore(root: Element): Promise<string[]> {
  const found: string[] = []
  const count = root.querySelectorAll('[role=tab]').length
  for (let place = 1; place < count; place++) {
    root.querySelectorAll<HTMLElement>('[role=tab]')[place]?.click()
    await settle(root)
    found.push(...findForeign(root))
  }
  for (const details of root.querySelectorAll('details')) details.open = true
  return [...found, ...findForeign(root)]
}

describe('a reader who knows no English finds none on', () => {
  for (const [screen, path] of Object.entries(APP_PATHS))
    it(screen, async () => {
      logIn(screen in ADMIN_PATHS ? 'admin' : 'owner')
      const container = await open(path.replace(':id', '1'))
      expect(findForeign(container)).toEqual([])
      expect(await openMore(container)).toEqual([])
      if (isPseudo) expect(findCutText(container)).toEqual([])
    })

  it('fails on one word of English', async () => {
    logIn('owner')
    const container = await open(APP_PATHS.dashboard)
    container.querySelector('h1')!.append(' Welcome')
    expect(findForeign(container)).toEqual(['Welcome'])
  })
})
