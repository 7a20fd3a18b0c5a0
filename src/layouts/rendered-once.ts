import { symbolsUsedIn } from '#components/ornament/symbols.ts'
import { onForget } from '#snapshot/forget.ts'

/** A piece of HTML and the symbols it points to. */
export interface Rendered {
  html: string
  symbols: readonly string[]
}

export function withSymbols(html: string): Rendered {
  return { html, symbols: symbolsUsedIn(html) }
}

const rendered = new Map<string, Promise<Rendered>>()
onForget(() => rendered.clear())

/**
 * Renders the first time a name is asked for, for what is the same on many pages: the frame of ten
 * thousand pages then costs as much as that of one. In development it renders each time, so that a
 * change shows.
 */
export function renderedOnce(name: string, render: () => Promise<string>): Promise<Rendered> {
  const known = import.meta.env.PROD ? rendered.get(name) : undefined
  if (known) return known
  const piece = render().then(withSymbols)
  rendered.set(name, piece)
  return piece
}
