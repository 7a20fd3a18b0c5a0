/* A link to a picture of the strip moves the strip, not the page; the thumbnail of the picture in sight is marked. */

for (const gallery of document.querySelectorAll('[data-gallery]')) {
  const strip = gallery.querySelector('.ad-strip')
  if (!strip) continue

  gallery.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#picture-"]') : null
    const picture = link && document.getElementById(link.hash.slice(1))
    if (!picture) return
    event.preventDefault()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: picture.offsetLeft, behavior: isCalm ? 'auto' : 'smooth' })
    if (strip.contains(link))
      picture.querySelector<HTMLElement>(`.${[...link.classList].at(-1)}`)?.focus({ preventScroll: true })
  })

  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.ad-thumbs a')]
  const watch = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
      if (!seen) return
      for (const thumb of thumbs) {
        if (thumb.hash === `#${seen}`) thumb.setAttribute('aria-current', 'true')
        else thumb.removeAttribute('aria-current')
      }
    },
    { root: strip, threshold: 0.6 },
  )
  for (const picture of strip.children) watch.observe(picture)
}
