/* Finding a call: all the words typed must stand in it. Headings without a call left are hidden
   too. */

const input = document.querySelector<HTMLInputElement>('[data-find-calls]')
const nothing = document.querySelector<HTMLElement>('[data-no-calls]')
const calls = [...document.querySelectorAll<HTMLElement>('[data-call]')].map((element) => ({
  element,
  text: (element.textContent ?? '').toLowerCase(),
}))

function find() {
  const words = (input?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  for (const { element, text } of calls)
    element.hidden = !words.every((word) => text.includes(word))
  for (const group of document.querySelectorAll<HTMLElement>('[data-calls]'))
    group.hidden = !group.querySelector('[data-call]:not([hidden])')
  if (nothing) nothing.hidden = calls.some(({ element }) => !element.hidden)
}

input?.addEventListener('input', find)
/* The browser may bring back what was typed before. */
find()

/* A link to a call or type shows what is in it. */
function open() {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
  target?.querySelector('details')?.setAttribute('open', '')
}
addEventListener('hashchange', open)
open()
