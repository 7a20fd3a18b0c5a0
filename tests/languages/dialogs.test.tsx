import axe from 'axe-core'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import { userEvent } from 'vitest/browser'
import { queryClient } from '#app/data/client.ts'
import { RouterProvider, type Router } from '#app/router/index.ts'
import { APP_ROUTES } from '#app/routes.tsx'
import { closeDialogsOnBack } from '#app/shell/back-closes.ts'
import { registerPopStateListener } from '#app/shell/history-entry.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { storeLanguage } from '#stores/language.ts'
import { createMemoryRouter } from '../component/setup/memory-router.tsx'
import { DIALOGS, NEEDS, OPENED_BY_ADDRESS, type Step } from './setup/dialogs.ts'
import { findForeign } from './setup/foreign-words.ts'
import { logIn, stubApi, unstubApi } from './setup/sample-api.ts'
import { settle } from './setup/settle.ts'

/*
 * Every dialog, drawer and menu of the app at 360 pixels, opened and closed by the keyboard. It
 * runs in the pseudo-language alone, which comes with the styles and has the longest texts.
 */
const isPseudo = process.env.SCREEN_LANGUAGE === 'pseudo'
if (isPseudo) await import('#styles/app/app.css')

const OPEN = 'dialog[open], [role=menu]'
let router: Router

beforeAll(() => {
  registerPopStateListener()
  router = createMemoryRouter(APP_ROUTES, { initialEntries: [APP_PATHS.dashboard] })
  closeDialogsOnBack({
    get state() {
      return router.state
    },
  })
})
afterEach(async ({ task }) => {
  document.documentElement.style.fontSize = ''
  if (task.result?.state === 'fail') await unmount()
})
afterAll(() => unmount())

async function mount(path: string): Promise<void> {
  document.documentElement.lang = 'en-XA'
  storeLanguage('en')
  queryClient.clear()
  router = createMemoryRouter(APP_ROUTES, { initialEntries: [path] })
  await router.ready
  const { container } = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await settle(container)
}

/** What is shown: a screen is opened once for all its dialogs, as long as they leave it as it was. */
let shown = ''

async function unmount(): Promise<void> {
  shown = ''
  // First: what is still shown would read again for the person of the next test.
  await cleanup()
  unstubApi()
}

async function show(screen: keyof typeof DIALOGS, name: string): Promise<void> {
  const { query = '', values } = NEEDS[`${screen}: ${name}`] ?? {}
  const wanted = JSON.stringify([screen, query, values])
  if (shown === wanted) return
  await unmount()
  logIn(screen in ADMIN_PATHS ? 'admin' : 'owner')
  // Nothing of what the samples list is deleted: it can be changed.
  stubApi({ deletedAt: null, ...values })
  await mount(APP_PATHS[screen].replace(':id', '1') + query)
  shown = wanted
}

const layers = () => document.querySelectorAll<HTMLElement>(OPEN)
const topLayer = () => [...layers()].at(-1)
const textOf = (element: Element) => element.textContent.trim()

/** What a person presses: a button, tab, checkbox or entry of a menu, by its text or selector. */
function findControl(root: Element, name: string): HTMLElement | undefined {
  if (/^[.[#]/.test(name))
    return [...root.querySelectorAll<HTMLElement>(name)].find((one) => one.checkVisibility())
  const isNamed = (one: Element) =>
    [one.getAttribute('aria-label') ?? '', textOf(one)].some((text) => text.startsWith(name))
  return [...root.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab], summary')]
    .filter((one) => one.checkVisibility())
    .find(isNamed)
}

/* Other suites run beside this one. */
const soon = <Found,>(look: () => Found) => vi.waitFor(look, { timeout: 8000 })

const find = (name: string) =>
  soon(() => {
    const control = findControl(topLayer() ?? document.body, name)
    if (!control) throw new Error(`There is nothing named ${name}.`)
    return control
  })

async function press(control: HTMLElement): Promise<void> {
  control.focus()
  await userEvent.keyboard(control instanceof HTMLInputElement ? ' ' : '{Enter}')
}

/** Opens the menu of the first row that has this entry, and presses it. */
async function chooseInMenu(entry: string): Promise<HTMLElement> {
  for (const opener of document.querySelectorAll<HTMLElement>('main [aria-haspopup=menu]')) {
    await press(opener)
    await soon(() => expect(layers()).toHaveLength(1))
    await soon(() => expect(topLayer()!.contains(document.activeElement)).toBe(true))
    const found = findControl(topLayer()!, entry)
    if (found) {
      await press(found)
      return opener
    }
    await userEvent.keyboard('{Escape}')
    await soon(() => expect(layers()).toHaveLength(0))
  }
  throw new Error(`No menu has ${entry}.`)
}

/**
 * Goes all steps. Returns what was pressed last outside of dialogs, which has the focus again when
 * the last dialog closes, and the steps from there on.
 */
async function open(steps: readonly Step[]): Promise<[HTMLElement, readonly Step[]]> {
  // As in the app, where the history has the router's key.
  history.replaceState({ key: router.state.location.key }, '')
  let opener = document.body
  let first = 0
  let before: HTMLElement | undefined
  for (const [place, step] of steps.entries()) {
    before = topLayer()
    if (!before) first = place
    if (typeof step === 'object') opener = await chooseInMenu(step.menu)
    else {
      const control = await find(step)
      if (!before) opener = control
      await press(control)
      if (place < steps.length - 1 && before) await soon(() => expect(topLayer()).not.toBe(before))
    }
  }
  await soon(() => expect(layers()).toHaveLength(1))
  await soon(() => expect(topLayer()).not.toBe(before))
  await settle(topLayer()!)
  return [opener, steps.slice(first)]
}

async function expectClosed(opener: HTMLElement): Promise<void> {
  await soon(() => expect(layers()).toHaveLength(0))
  await soon(() => expect(document.activeElement).toBe(opener))
}

/** How far the layer is too wide, and what in it reaches over its edge. */
function findOverflow(layer: HTMLElement): string[] {
  const { scrollWidth, clientWidth } = layer
  const box = layer.getBoundingClientRect()
  if (scrollWidth <= clientWidth + 1 && box.right <= innerWidth + 1) return []
  const isOver = (element: Element) =>
    element.getBoundingClientRect().right > box.right ||
    (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
  const wide = [...layer.querySelectorAll('*')].filter(
    (element) => isOver(element) && ![...element.children].some(isOver),
  )
  const shown = wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))
  return [`${scrollWidth} in ${clientWidth} px, up to ${box.right}: ${shown.join(' ')}`]
}

async function findProblems(layer: HTMLElement): Promise<string[]> {
  // What is opening has other colours for a moment.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(layer, {
    // What is right is not described.
    resultTypes: ['violations'],
    rules: {
      region: { enabled: false },
      // The brackets of the pseudo-language part what is shown and what is said.
      'label-content-name-mismatch': { enabled: false },
    },
  })
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  problems.push(...findForeign(layer).map((text) => `not translated: ${text}`))
  problems.push(...findOverflow(layer).map((text) => `at 360 px: ${text}`))
  document.documentElement.style.fontSize = '200%'
  dispatchEvent(new Event('resize'))
  problems.push(...findOverflow(layer).map((text) => `with large text: ${text}`))
  document.documentElement.style.fontSize = ''
  dispatchEvent(new Event('resize'))
  return problems
}

describe.runIf(isPseudo)('a dialog is opened and closed by the keyboard, and by Back', () => {
  for (const [screen, dialogs] of Object.entries(DIALOGS))
    for (const [name, steps] of Object.entries(dialogs))
      it(`${screen}: ${name}`, async () => {
        await show(screen as keyof typeof DIALOGS, name)
        // What is pressed before the last step changes the screen.
        if (steps.length > 1 || OPENED_BY_ADDRESS.has(`${screen}: ${name}`)) shown = ''
        const [opener, last] = await open(steps)
        const layer = topLayer()!
        expect(layer.contains(document.activeElement)).toBe(true)
        expect(await findProblems(layer)).toEqual([])
        await userEvent.keyboard('{Escape}')
        await expectClosed(opener)
        if (OPENED_BY_ADDRESS.has(`${screen}: ${name}`)) return
        const [again] = await open(last)
        await soon(() => expect(history.state).toMatchObject({ dialogs: 1 }))
        history.back()
        await expectClosed(again)
      })
})
