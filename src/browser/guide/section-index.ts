/* Marks the section being read in the guide's index, and keeps it in view where the index is
   wider than the screen. */

const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.guide-index a')].map((link) => [
    link.hash.slice(1),
    link,
  ]),
)
const list = document.querySelector<HTMLElement>('.guide-index ul')

function mark(current: HTMLAnchorElement | undefined): void {
  for (const link of links.values()) {
    if (link === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  if (!current || !list) return
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

/* A section is read while it crosses a line a third of the way down the window. */
const reading = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) mark(links.get(target.id))
  },
  { rootMargin: '-33% 0px -66% 0px' },
)
document.querySelectorAll('.guide-section').forEach((section) => reading.observe(section))

export {}
