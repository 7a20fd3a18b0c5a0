/** Less than this is no swipe, in pixels. */
const SWIPE = 40

const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]')
const image = dialog?.querySelector('img')
const count = dialog?.querySelector('p')
const failed = dialog?.querySelector<HTMLElement>('.lightbox-failed')
const pictures = [...document.querySelectorAll<HTMLAnchorElement>('.photos-strip [data-enlarge]')]
let shown = 0

/**
 * Shows a picture of the page over the whole screen; arrows, keys and swipes go round, Escape
 * closes.
 */
export function openLightbox(place: number): void {
  show(place)
  dialog?.showModal()
}

function show(place: number): void {
  shown = (place + pictures.length) % pictures.length
  const picture = pictures[shown]
  if (!image || !picture) return
  if (failed) failed.hidden = true
  image.hidden = false
  image.src = picture.href
  image.alt = picture.querySelector('img')?.alt ?? ''
  if (count) count.textContent = `${shown + 1} / ${pictures.length}`
}

image?.addEventListener('error', () => {
  image.hidden = true
  if (failed) failed.hidden = false
})

dialog?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.dataset['step']) show(shown + Number(button.dataset['step']))
  else if (button || target === dialog) dialog.close()
})
dialog?.addEventListener('keydown', ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step) show(shown + step)
})

let from = 0
dialog?.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX ?? 0), {
  passive: true,
})
dialog?.addEventListener('touchend', ({ changedTouches }) => {
  const moved = (changedTouches[0]?.clientX ?? from) - from
  if (Math.abs(moved) > SWIPE) show(shown + (moved < 0 ? 1 : -1))
})
