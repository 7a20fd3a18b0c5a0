import type { ClientDirective } from 'astro'

/**
 * `client:opened`: fetches React for an island of dialogs when a control anywhere on the page asks
 * for one of them: `<button data-opens="review">`; the island hears of it by `useOpenRequests`. An
 * address that ends with the control's id (`#write-review`) asks too: the way back from signing in.
 * A link with `data-opens` is the way without script.
 */
const opened: ClientDirective = (load, _options, island) => {
  let state: 'asleep' | 'coming' | 'awake' = 'asleep'
  let asked: HTMLElement | null = null

  const busy = (isBusy: boolean) => asked?.toggleAttribute('data-opening', isBusy)
  const open = async (control: HTMLElement) => {
    busy(false)
    asked = control
    if (state === 'awake')
      document.dispatchEvent(new CustomEvent('island:open', { detail: control.dataset['opens'] }))
    else busy(true)
    if (state !== 'asleep') return
    state = 'coming'
    await (
      await load()
    )()
  }

  document.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(control)
  })
  island.addEventListener('island:awake', () => {
    state = 'awake'
    if (asked) void open(asked)
  })
  // The files could not be loaded: the next press tries again.
  island.addEventListener('astro:hydration-error', () => {
    state = 'asleep'
    busy(false)
  })

  const named =
    /^#[\w-]+$/.test(location.hash) &&
    document.querySelector<HTMLElement>(`${location.hash}[data-opens]`)
  if (named) void open(named)
}

export default opened
