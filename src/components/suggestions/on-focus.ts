/* A search box that is used gets its suggestions; until then nothing of them is loaded. */
import { rememberSearch } from './recent.ts'

const known = new WeakSet<HTMLInputElement>()
const takesSuggestions = (box: unknown): box is HTMLInputElement =>
  box instanceof HTMLInputElement && 'suggest' in box.dataset

addEventListener('focusin', ({ target }) => {
  if (!takesSuggestions(target) || known.has(target)) return
  known.add(target)
  import('./combobox.ts').then(
    ({ Combobox }) => new Combobox(target),
    () => known.delete(target),
  )
})

// Here and not with the suggestions: on a slow line a search is often sent before those have come.
addEventListener(
  'submit',
  ({ target }) => {
    const box = target instanceof HTMLFormElement && target.elements.namedItem('search')
    if (takesSuggestions(box)) rememberSearch(box.value)
  },
  true,
)
