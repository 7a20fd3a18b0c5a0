import { relative } from 'node:path'

/** A path as a person in the working folder would type it. */
export function toDisplayPath(path: string): string {
  const short = relative('.', path)
  return short === '' || short.startsWith('..') ? path : short
}
