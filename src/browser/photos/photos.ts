import { openLightbox } from './lightbox.ts'

/* A link to a picture of the strip moves the strip, not the page; arrow keys go round at its
   ends; a picture opens large; one that cannot be shown leaves the painting behind it. */

for (const photos of document.querySelectorAll<HTMLElement>('[data-photos]')) {
  const strip = photos.querySelector<HTMLElement>('.photos-strip')
  if (strip) enhanceStrip(photos, strip)
  for (const image of photos.querySelectorAll('img')) {
    const hide = () => (image.hidden = true)
    if (image.complete && image.naturalWidth === 0) hide()
    else image.addEventListener('error', hide)
  }
  photos.addEventListener('click', (event) => {
    const link = linkOf(event, '[data-enlarge]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openLightbox(Number(link.dataset['enlarge']))
  })
}

function linkOf({ target }: Event, which: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a${which}`) : null
}

function enhanceStrip(photos: HTMLElement, strip: HTMLElement): void {
  const pictures = [...strip.children] as HTMLElement[]
  const marks = [...photos.querySelectorAll('.photos-dots > span')]
  const thumbs = [...photos.querySelectorAll<HTMLElement>('.photos-thumbs a')]
  const place = () => Math.round(strip.scrollLeft / strip.clientWidth)

  const show = (picture: HTMLElement) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: picture.offsetLeft, behavior: isCalm ? 'auto' : 'smooth' })
  }
  const mark = () => {
    const now = place()
    marks.forEach((dot, i) => dot.classList.toggle('now', i === now))
    thumbs.forEach((thumb, i) => {
      if (i === now) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    })
    const row = thumbs[now]?.closest('ul')
    const left = thumbs[now]?.parentElement?.offsetLeft ?? 0
    row?.scrollTo({ left: left - row.clientWidth / 2 + 36 })
  }

  photos.addEventListener('click', (event) => {
    const link = linkOf(event, '[href^="#photo-"]')
    const picture = link && document.getElementById(link.hash.slice(1))
    if (!picture) return
    event.preventDefault()
    show(picture)
    // The arrow moves on with its picture; the finger and the focus stay on one.
    if (strip.contains(link))
      picture
        .querySelector<HTMLElement>(`.${[...link.classList].at(-1)}`)
        ?.focus({ preventScroll: true })
  })
  strip.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.target !== strip) return
    event.preventDefault()
    show(pictures[(place() + step + pictures.length) % pictures.length]!)
  })
  strip.addEventListener('scroll', mark, { passive: true })
  mark()
}
