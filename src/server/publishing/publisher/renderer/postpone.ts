import type { PageKeyMaps } from './page-keys.ts'

export type PostponablePages = {
  /** Touched since the last order. */
  fresh: string[]
  /** Touched before, and left by an earlier publication. */
  old: string[]
}

/**
 * The touched pages that are there already and may be left for a later publication. Pages that are
 * new may not, since others lead to them. `made` are the keys of the last order.
 */
export function findPostponable(
  touched: ReadonlyMap<string, string>,
  known: PageKeyMaps,
  made: PageKeyMaps,
): PostponablePages {
  const keyIn = (parts: PageKeyMaps, path: string) =>
    parts.find((part) => part.has(path))?.get(path)
  const existing: PostponablePages = { fresh: [], old: [] }
  for (const [path, key] of touched) {
    if (path.endsWith('.xml') || keyIn(known, path) === undefined) continue
    existing[keyIn(made, path) === key ? 'old' : 'fresh'].push(path)
  }
  return existing
}

type Limits = {
  /** So many existing pages are made, beside those of `must`. */
  most: number
  /** Leaves again all that an earlier publication left. */
  leavesOld?: boolean
  /** Pages that are made in any case: they lead to one that went, or somebody decided on them. */
  must?: ReadonlySet<string>
}

/**
 * The pages that are left for the next publication when a change touches more than `most` of those
 * that are there already, as the new name of a category does: whoever changes one listing meanwhile
 * sees it live after this portion, not after all. What was just touched comes before what was left.
 */
export function choosePostponed(
  { fresh, old }: PostponablePages,
  { most, leavesOld = false, must = new Set() }: Limits,
): string[] {
  const mayWait = fresh.filter((path) => !must.has(path))
  return leavesOld ? [...mayWait.slice(most), ...old] : [...mayWait, ...old].slice(most)
}
