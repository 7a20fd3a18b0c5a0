/* Back closes a dialog: the code for it comes with the first dialog that opens, or with a step
   that one left. */
const look = () => {
  const { dialogs } = (history.state ?? {}) as { dialogs?: number }
  if (dialogs || document.querySelector('dialog[open]'))
    import('./back-closes.ts').catch(() => undefined)
}

/* The signed-in app shares this file, and has `app/shell/back-closes.ts`: its router keeps the
   history. */
if (!document.getElementById('app')) {
  look()
  new MutationObserver(look).observe(document, { attributeFilter: ['open'], subtree: true })
}
