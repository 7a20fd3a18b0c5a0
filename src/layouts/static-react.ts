import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = Record<string, unknown>
type Slots = Partial<Record<string, string>>

/**
 * Draws React components that are not islands into a page: HTML alone, no script. Astro's own
 * renderer for React calls each component twice, streams, and marks up what a browser takes over;
 * for thousands of cards and icons that is most of a build. Islands are left to it.
 */
export default {
  name: 'static-react',
  supportsAstroStaticSlot: true,
  check: (Component: unknown, _props: Props, _slots: Slots, metadata?: { hydrate?: string }) =>
    typeof Component === 'function' && !metadata?.hydrate,
  renderToStaticMarkup(Component: FunctionComponent<Props>, props: Props, slots: Slots) {
    const { default: inside } = slots
    const children = inside?.trim()
      ? createElement('astro-static-slot', { dangerouslySetInnerHTML: { __html: inside } })
      : undefined
    const html = renderToStaticMarkup(
      createElement(Component, children ? { ...props, children } : props),
    )
    return { html: html.replace(PRELOAD, '').replace(CAMEL, lower) }
  },
}

/* React asks for the pictures it draws to be fetched first; a page decides that by itself. */
const PRELOAD = /^(?:<link rel="preload"[^>]*>)+/

/* Written as the rest of the page writes them: what is alike compresses. */
const CAMEL = / (?:dateTime|srcSet|fetchPriority)="/g
const lower = (name: string) => name.toLowerCase()
