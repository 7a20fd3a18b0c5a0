import { createHash } from 'node:crypto'

const TAG_MANAGER = 'https://*.googletagmanager.com'

type Csp = {
  insertScriptResource: (resource: string) => void
  insertDirective: (directive: `connect-src${string}`) => void
}

/** Lets a page load the analytics of Google, once its visitor has agreed. */
export function allowGoogle(csp: Csp): void {
  for (const source of ["'self'", TAG_MANAGER]) csp.insertScriptResource(source)
  const counted = 'https://*.google-analytics.com https://*.analytics.google.com'
  csp.insertDirective(`connect-src ${TAG_MANAGER} ${counted}`)
}

/** The `sha256-…` of a piece of inline script or style, as a content security policy names it. */
export const cspHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
