/* What sends a newsletter box comes when someone goes into it. When it does not come, the form
   goes as forms do. */

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
