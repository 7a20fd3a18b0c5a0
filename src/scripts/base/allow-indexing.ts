/**
 * A page made in the browser has found what its address asks for: search engines may list it, under
 * this address.
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
