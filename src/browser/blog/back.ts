/* Back to where one came from, when that was a page of the site; else the link leads to the
   list. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    const cameFromHere =
      document.referrer !== '' && new URL(document.referrer).origin === location.origin
    if (!cameFromHere || history.length < 2 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    history.back()
  })
}
