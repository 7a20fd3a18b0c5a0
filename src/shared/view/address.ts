/*
 * A page has one path, `/business/a`, whatever the language: keys, redirects and figures know it by
 * that. It is linked by an address that begins with the language of the bundle: `/hi/business/a`.
 */

/** What a page is, in all languages. */
export type Path = string & { readonly kind: 'path' }

/** How a page is linked in the language of this bundle. */
export type Href = string & { readonly kind: 'href' }

/**
 * The beginning of addresses in the language of this bundle, `/hi`; none in English. The bundler
 * writes it in (astro.config.mjs), and Node runs code in English. It is typed as none, so that
 * addresses stay known to the compiler.
 */
export const PREFIX = (process.env.ZILA_PREFIX ?? '') as ''

/** In the frame that pages share: the address of a page in the other language. */
export const OTHER_LANGUAGE_HREF = '/%twin%'

const prefix: string = PREFIX

/** The address of a path, in the language of this bundle. */
export const toHref = (path: string): Href =>
  (prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path) as Href

/** What an address of this bundle's language leads to. */
export const toPath = (href: string): Path =>
  (prefix && `${href}/`.startsWith(`${prefix}/`) ? href.slice(prefix.length) || '/' : href) as Path
