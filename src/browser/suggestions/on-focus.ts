/* A search box that is used gets its suggestions; until then nothing of them is loaded. */
import { LAST_SEARCH_KEY } from '#shared/view/storage-keys.ts'

const known = new WeakSet<EventTarget>()

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || known.has(target))
    return
  known.add(target)
  import('./combobox.ts').then(
    ({ Combobox }) => new Combobox(target),
    () => known.delete(target),
  )
})

// On a slow line a search is often sent before the suggestions have come: they find it here and
// remember it.
addEventListener('submit', ({ target }) => {
  const { search } = target as unknown as Record<string, HTMLInputElement | undefined>
  if (search && known.has(search)) sessionStorage[LAST_SEARCH_KEY] = search.value
})
