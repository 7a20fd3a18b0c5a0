/*
 * The question to visitors of a business's page (AskFact.astro): its code comes when somebody
 * touches it, or when an answer still waits on this device.
 */

const handle = (event?: Event) => import('./ask.ts').then((ask) => ask.handleEvent(event))

for (const type of ['pointerdown', 'focusin', 'submit', 'click'])
  document.querySelector('.ask')?.addEventListener(type, (event) => {
    if (type === 'submit') event.preventDefault()
    // Where the code does not come, the form goes as it would without script.
    handle(event).catch(() => type === 'submit' && (event.target as HTMLFormElement).submit())
  })

try {
  if (localStorage['facts']) void handle()
} catch {
  // Nothing can be kept where storage is forbidden.
}
