import '#browser/suggestions/on-focus.ts'

/* The bar's own few lines of script: shadow after 10 px, a menu that closes, the search overlay. */

const SHADOW_AFTER_PX = 10

const masthead = document.querySelector<HTMLElement>('.masthead')
const menu = document.querySelector<HTMLDetailsElement>('.menu')
const search = document.querySelector<HTMLDialogElement>('.search-dialog')

const markScrolled = () => masthead?.toggleAttribute('data-scrolled', scrollY > SHADOW_AFTER_PX)
addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
addEventListener('click', (event) => {
  if (menu?.open && !menu.contains(event.target as Node)) menu.open = false
})

// Without script the button is a link to the list's own search box; with it, it opens the overlay.
document.querySelectorAll<HTMLElement>('[data-opens-search]').forEach((opener) => {
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', (event) => {
    event.preventDefault()
    search?.showModal()
  })
})

search?.addEventListener('click', (event) => {
  if (event.target === search) search.close()
})
search?.querySelector('[role=search]')?.addEventListener('submit', (event) => {
  const input = search.querySelector<HTMLInputElement>('[name=search]')
  if (!input) return
  input.value = input.value.trim()
  if (!input.value) event.preventDefault()
})
