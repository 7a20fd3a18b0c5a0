import { createHash } from 'node:crypto'

/** The `sha256-…` of a piece of inline script or style, as a content security policy names it. */
export const cspHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
