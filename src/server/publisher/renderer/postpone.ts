import type { KeyParts } from './keys.ts'

/**
 * The pages that are left for the next publication when a change touches more than `most` of those
 * that are there already, as the new name of a category does: whoever changes one listing meanwhile
 * sees it live after this portion, not after all. Pages that are new are not left, since others
 * lead to them. What was touched since the last order, whose keys were `made`, comes before what
 * was left; `leavesOld` leaves all of that again.
 */
export function postponedOf(
  touched: ReadonlyMap<string, string>,
  known: KeyParts,
  made: KeyParts,
  most: number,
  leavesOld = false,
): string[] {
  if (touched.size <= most && !leavesOld) return []
  const isThere = (path: string) => known.some((part) => part.has(path))
  const different = [...touched.keys()].filter((path) => !path.endsWith('.xml') && isThere(path))
  if (different.length <= most && !leavesOld) return []
  const keyMade = (path: string) => made.find((part) => part.has(path))?.get(path)
  const [old, fresh]: [string[], string[]] = [[], []]
  for (const path of different) (keyMade(path) === touched.get(path) ? old : fresh).push(path)
  return leavesOld ? [...fresh.slice(most), ...old] : [...fresh, ...old].slice(most)
}
