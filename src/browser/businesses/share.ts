/* Sharing a business: the device's own way where there is one, else the menu of links; and
   copying the link. */

const said = document.querySelector<HTMLElement>('[data-copied]')

// The newest message wins: one of a dialog takes the place of ours.
document.addEventListener('toast:shown', (event) => {
  if ((event as CustomEvent).detail !== said) said?.replaceChildren()
})

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-share]')) {
  const { share: url = location.href, name = document.title } = menu.dataset

  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title: name, url }).catch(({ name: what }: DOMException) => {
      // Closing the sheet is a choice; a device that cannot share gets the menu.
      if (what !== 'AbortError') menu.open = true
    })
  })

  addEventListener('click', ({ target }) => {
    if (menu.open && !menu.contains(target as Node)) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const text = button.dataset['copy'] ?? location.href
  const done = () => {
    button.closest('details')?.removeAttribute('open')
    if (!said) return
    const toast = Object.assign(document.createElement('div'), {
      className: 'toast',
      textContent: button.dataset['said'] ?? said.dataset['copied'],
    })
    document.dispatchEvent(new CustomEvent('toast:shown', { detail: said }))
    said.replaceChildren(toast)
    setTimeout(() => toast.remove(), 4000)
  }
  button.addEventListener('click', () => {
    // Absent where the page is not secure, as on a test server in the local network.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())
    copied.then(done, () => prompt(document.title, text))
  })
}
