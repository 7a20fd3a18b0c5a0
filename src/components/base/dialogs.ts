/* Back closes a dialog: the code for it comes with the first dialog that opens, or with a step that one left. */
const look = () => {
  if (document.querySelector('dialog[open]') || history.state?.dialogs)
    import('./back-closes.ts').catch(() => undefined)
}

look()
new MutationObserver(look).observe(document, { attributeFilter: ['open'], subtree: true })
