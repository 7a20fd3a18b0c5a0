/* A search box that is used gets its suggestions; until then nothing of them is loaded. */

const known = new WeakSet<HTMLInputElement>()

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || known.has(target)) return
  known.add(target)
  import('./combobox.ts').then(
    ({ Combobox }) => new Combobox(target),
    () => known.delete(target),
  )
})
