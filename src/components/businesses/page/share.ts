/* Sharing a business: the device's own way where there is one, else the menu of links; and copying the link. */

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-share]')) {
  const { share: url = location.href, name = document.title } = menu.dataset
  const status = menu.closest('section')?.querySelector<HTMLElement>('[data-copied]')

  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title: name, url }).catch((error: unknown) => {
      // Closing the sheet is a choice; a device that cannot share gets the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) menu.open = true
    })
  })

  menu.querySelector('[data-copy]')?.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => {
        if (status) status.textContent = status.dataset['copied'] ?? ''
        menu.open = false
        setTimeout(() => status && (status.textContent = ''), 4000)
      },
      () => prompt(name, url),
    )
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
