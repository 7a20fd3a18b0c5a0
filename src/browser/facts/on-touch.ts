/*
 * The question to visitors of a business's page (AskFact.astro): its code comes when somebody
 * touches it, or when an answer still waits on this device.
 */

const section = document.querySelector<HTMLElement>('.ask')
const load = () => import('./ask.ts')

if (section) {
  const preload = () => void load().catch(() => undefined)
  section.addEventListener('pointerdown', preload, { once: true })
  section.addEventListener('focusin', preload, { once: true })
  section.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    // Where the code does not come, the form goes as it would without script.
    load().then(
      ({ sendAnswer }) => sendAnswer(section, form, event.submitter),
      () => form.submit(),
    )
  })
  section.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-next], [data-point]')
    const way = pressed?.dataset['point']
    if (way) void import('./point.ts').then(({ choosePoint }) => choosePoint(section, way))
    else if (pressed) void load().then(({ askNext }) => askNext(section))
  })
}

// Nothing can be kept where storage is forbidden.
if (hasKept()) void import('./kept.ts').then(({ sendKept }) => sendKept())

function hasKept(): boolean {
  try {
    return localStorage.getItem('facts') !== null
  } catch {
    return false
  }
}
