import { findSymbolIds } from '#components/ornament/symbols.ts'
import { onCacheReset } from '#snapshot/reset-caches.ts'

/** A piece of HTML and the symbols it points to. */
export interface RenderedHtml {
  html: string
  symbols: readonly string[]
}

export function toRenderedHtml(html: string): RenderedHtml {
  return { html, symbols: findSymbolIds(html) }
}

const rendered = new Map<string, Promise<RenderedHtml>>()
onCacheReset(() => rendered.clear())

/**
 * Renders the first time a name is asked for, for what is the same on many pages: the frame of ten
 * thousand pages then costs as much as that of one. In development it renders each time, so that a
 * change shows.
 */
export function renderOnce(name: string, render: () => Promise<string>): Promise<RenderedHtml> {
  const known = import.meta.env.PROD ? rendered.get(name) : undefined
  if (known) return known
  const piece = render().then(toRenderedHtml)
  rendered.set(name, piece)
  return piece
}
