/* Sharing a post: copying its link, and the device's own way where there is one. */
for (const bar of document.querySelectorAll<HTMLElement>('[data-post-share]')) {
  const { postShare: url = location.href, title = document.title } = bar.dataset
  const status = bar.querySelector<HTMLElement>('[data-copied]')
  const device = bar.querySelector<HTMLElement>('[data-device]')

  bar.querySelector('[data-copy]')?.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => {
        if (status) status.textContent = status.dataset['copied'] ?? ''
        setTimeout(() => status && (status.textContent = ''), 4000)
      },
      () => prompt(title, url),
    )
  })
  if (device && 'share' in navigator) {
    device.hidden = false
    // Closing the sheet is a choice, and nothing to tell.
    device.addEventListener(
      'click',
      () => void navigator.share({ title, url }).catch(() => undefined),
    )
  }
}
