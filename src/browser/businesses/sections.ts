/* Marks, in the links to the parts of the page, the part that is being read. */

const links = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a[href^="#"]')]
const parts = links.map(({ hash }) => document.querySelector(hash))

function mark() {
  // The lowest part that begins above the middle of the screen; on a wide screen the side column's
  // do not count.
  const line = innerHeight / 2
  const left = parts[0]?.getBoundingClientRect().left ?? 0
  let current = 0
  let lowest = -Infinity
  parts.forEach((part, i) => {
    const { top = Infinity, left: from = 0 } = part?.getBoundingClientRect() ?? {}
    if (top >= line || top < lowest || from !== left) return
    current = i
    lowest = top
  })
  links.forEach((link, i) => {
    if (i === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  })
}

let isWaiting = false
addEventListener(
  'scroll',
  () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      mark()
    })
  },
  { passive: true },
)
mark()

export {}
