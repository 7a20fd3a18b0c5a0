/* A link to a picture of the strip moves the strip, not the page; a picture that cannot be shown shows the painting. */

for (const photos of document.querySelectorAll('[data-photos]')) {
  const strip = photos.querySelector('.photos-strip')
  photos.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#photo-"]') : null
    const picture = link && document.getElementById(link.hash.slice(1))
    if (!strip || !picture) return
    event.preventDefault()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: picture.offsetLeft, behavior: isCalm ? 'auto' : 'smooth' })
    if (strip.contains(link))
      picture.querySelector<HTMLElement>(`.${[...link.classList].at(-1)}`)?.focus({ preventScroll: true })
  })
  for (const image of photos.querySelectorAll('img')) {
    const hide = () => (image.hidden = true)
    if (image.complete && image.naturalWidth === 0) hide()
    else image.addEventListener('error', hide)
  }
}
