/**
 * Lets search engines index a page rendered in the browser, once its record was found, under this
 * URL.
 */
export function allowIndexing(): void {
  document.querySelector('meta[name="robots"]')?.remove()
  document.head.append(canonicalLink())
}

function canonicalLink(): HTMLLinkElement {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
    document.createElement('link')
  link.rel = 'canonical'
  link.href = location.origin + location.pathname
  return link
}
