import type { ClientDirective } from 'astro'
import { removeListOverlay } from '#browser/base/remove-list-overlay.ts'

/*
 * Pointing at, touching, focusing or typing into one of these loads the island; links and scrolling
 * do not. Hearts have their own script.
 */
const CONTROL = 'button:not([data-heart]), input, select, textarea, label'
/* Buttons that do nothing without React: a press before hydration is repeated afterwards. */
const SCRIPTED = 'button[type="button"]:not([data-heart])'
const REACHES = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input']

/**
 * `client:interaction`: fetches React for an island when someone uses one of its controls. With a
 * query in the address, it fetches it at once, because the page does not hold the answer; a cover
 * hides the static rows meanwhile (`layouts/ListOverlay.astro`). What is typed or ticked before
 * hydration (`useSignalHydration`) the island reads from its form.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const pressed: HTMLElement[] = []
  const listening = new AbortController()
  let isComing = false

  const fetchIsland = async () => {
    if (isComing) return
    isComing = true
    const hydrate = await load()
    await hydrate()
  }
  const controlOf = ({ target }: Event, which: string) =>
    target instanceof Element ? target.closest<HTMLElement>(which) : null

  const reach = (event: Event) => {
    if (controlOf(event, CONTROL)) void fetchIsland()
  }
  const press = (event: MouseEvent) => {
    const control = controlOf(event, SCRIPTED)
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(control)
    void fetchIsland()
  }

  const { signal } = listening
  for (const name of REACHES) island.addEventListener(name, reach, { passive: true, signal })
  island.addEventListener('click', press, { capture: true, signal })
  island.addEventListener('island:awake', () => {
    listening.abort()
    pressed.forEach((control) => control.click())
  })
  // The files could not be loaded: the page stays as it was, and the next touch tries again.
  island.addEventListener('astro:hydration-error', () => {
    isComing = false
    pressed.length = 0
    removeListOverlay()
  })

  if (location.search.length > 1) void fetchIsland()
}

export default interaction
