/*
 * Loads the script of a newsletter box when its field gets the focus. If loading fails, the form is
 * sent as a plain form.
 */

for (const form of document.querySelectorAll<HTMLFormElement>('form.newsletter')) {
  let isAwake = false
  let coming: Promise<void> | undefined
  const wake = () =>
    (coming ??= import('./subscribe.ts').then(({ enhanceNewsletterForm }) => {
      enhanceNewsletterForm(form)
      isAwake = true
    }))

  form.addEventListener('focusin', () => void wake().catch(() => undefined))
  form.addEventListener('submit', (event) => {
    if (isAwake) return
    event.preventDefault()
    wake().then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  })
}
