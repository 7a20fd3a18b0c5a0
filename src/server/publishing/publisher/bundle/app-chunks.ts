import { basename } from 'node:path'

/** A module as the bundler knows it, as far as it is read here. */
export type ModuleNode = {
  id: string
  /** Size of its code, in any unit. */
  size: number
  imports: readonly string[]
  /** Loaded when they are needed. */
  lazyImports: readonly string[]
}

/** What one request costs, as so much code of the source that is loaded without need. */
const REQUEST_COST = 1500

/**
 * How much more than others a request of a screen counts, one that is saved by more code with the
 * start, and code that it does not need.
 */
export type GetScreenWeight = (root: string) => {
  request: number
  startRequest: number
  code: number
  /** So much code of the source the screen may load beside the start because parts are merged. */
  most?: number
}

type Part = { modules: string[]; size: number; roots: ReadonlySet<string> }

/**
 * Cuts an application into files: the file of each module, by its id. Modules that the same screens
 * load are one file. Two such files become one where that saves more requests than it loads code
 * without need; `weightOf` says how much more one screen counts than another. What is
 * loaded with the start is the file `app`.
 */
export function assignModulesToChunks(
  start: string,
  modules: Modules,
  weightOf: GetScreenWeight = () => ({ request: 1, startRequest: 1, code: 1 }),
): Map<string, string> {
  const weights = keep(weightOf)
  const files = new Map<string, string>()
  const names = new Set<string>()
  const inOrder = (a: Part, b: Part) => (a.modules[0]! < b.modules[0]! ? -1 : 1)
  const parts = splitByRoots(start, modules)
  // What comes with the start is chosen first: parts that have grown are too large for it.
  const early = merge(start, parts, modules, weights).find(({ roots }) => roots.has(start))
  const later = parts.filter(({ modules: [id] }) => !early?.modules.includes(id!))
  const all = early ? [early, ...merge(start, later, modules, weights)] : later
  for (const part of all.sort(inOrder)) {
    const name = nameOf(part, start, modules)
    const unique = names.has(name) ? `${name}-${names.size}` : name
    names.add(unique)
    for (const id of part.modules) files.set(id, unique)
  }
  return files
}

/** After its only root, or else after its largest module. */
function nameOf({ roots, modules: ids }: Part, start: string, modules: Modules): string {
  if (roots.has(start)) return 'app'
  const largest = ids.reduce((a, b) => (modules.get(b)!.size > modules.get(a)!.size ? b : a))
  const [id = largest] = roots.size === 1 ? roots : []
  return (id === largest && roots.size > 1 ? 'part-' : '') + basename(id).split('.')[0]!
}

/** A function that works out its value once for each argument. */
function keep<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work(key)
    known.set(key, made)
    return made
  }
}

type Modules = ReadonlyMap<string, ModuleNode>

/** The static imports of a module, itself included. */
function closureOf(id: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !modules.has(next)) continue
    found.add(next)
    waiting.push(...modules.get(next)!.imports)
  }
  return found
}

/** Modules together that are loaded for the same roots: the start, and what is imported late. */
export function splitByRoots(start: string, modules: Modules): Part[] {
  const closures = new Map<string, Set<string>>()
  const parents = new Map<string, Set<string>>()
  const waiting = [start]
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    if (closures.has(root)) continue
    const closure = closureOf(root, modules)
    closures.set(root, closure)
    for (const id of closure)
      for (const late of modules.get(id)!.lazyImports.filter((one) => modules.has(one))) {
        parents.set(late, (parents.get(late) ?? new Set()).add(root))
        waiting.push(late)
      }
  }
  const before = findLoadedBefore(start, closures, parents)
  const rootsOf = new Map<string, Set<string>>()
  for (const [root, closure] of closures)
    for (const id of closure.difference(before.get(root)!))
      rootsOf.set(id, (rootsOf.get(id) ?? new Set()).add(root))
  const parts = new Map<string, Part>()
  for (const [id, roots] of rootsOf) {
    const key = [...roots].sort().join()
    const part = parts.get(key) ?? { modules: [], size: 0, roots }
    part.modules.push(id)
    part.size += modules.get(id)!.size
    parts.set(key, part)
  }
  return [...parts.values()]
}

/** What is there whichever way led to a root. */
function findLoadedBefore(
  start: string,
  closures: ReadonlyMap<string, Set<string>>,
  parents: ReadonlyMap<string, Set<string>>,
): Map<string, Set<string>> {
  const before = new Map<string, Set<string> | null>([...closures.keys()].map((id) => [id, null]))
  before.set(start, new Set())
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const root of closures.keys()) {
      if (root === start) continue
      const now = [...parents.get(root)!]
        .filter((parent) => before.get(parent))
        .map((parent) => closures.get(parent)!.union(before.get(parent)!))
        .reduce<Set<string> | null>((all, one) => all?.intersection(one) ?? one, null)
      if (now && now.size !== before.get(root)?.size) {
        before.set(root, now)
        hasChanged = true
      }
    }
  }
  return new Map([...before].map(([root, known]) => [root, known ?? new Set()]))
}

/**
 * Merges the two parts that gain most by it, until none gains. Without a part of the start nothing
 * is added to it.
 */
function merge(start: string, parts: Part[], modules: Modules, weightOf: GetScreenWeight): Part[] {
  const request = parts.some(({ roots }) => roots.has(start)) ? 'startRequest' : 'request'
  const sum = (what: 'request' | 'startRequest' | 'code', roots: ReadonlySet<string>) =>
    [...roots].reduce((all, root) => all + weightOf(root)[what], 0)
  // Asked again of each pair whenever two others became one.
  const gainsOf = keep((a: Part) =>
    keep(
      (b: Part) =>
        sum(request, a.roots.intersection(b.roots)) * REQUEST_COST -
        sum('code', b.roots.difference(a.roots)) * a.size -
        sum('code', a.roots.difference(b.roots)) * b.size,
    ),
  )
  // A file of one root alone stays: with others it would be loaded for nothing.
  const single = parts.filter(({ roots }) => roots.size === 1 && !roots.has(start))
  // Whatever is loaded, the start is there.
  const shared = parts
    .filter((part) => !single.includes(part))
    .map((part) =>
      part.roots.has(start)
        ? { ...part, roots: new Set(parts.flatMap(({ roots }) => [...roots])) }
        : part,
    )
  const loads = new Map<string, number>()
  for (const { roots, size } of parts)
    for (const root of roots) loads.set(root, (loads.get(root) ?? 0) + size)
  const hasRoom = (roots: ReadonlySet<string>, more: number) =>
    [...roots].every((root) => (loads.get(root) ?? 0) + more <= (weightOf(root).most ?? Infinity))
  const fits = (a: Part, b: Part) =>
    hasRoom(b.roots.difference(a.roots), a.size) && hasRoom(a.roots.difference(b.roots), b.size)
  const mayMerge = (a: Part, b: Part) => {
    const first = [a, b].find(({ roots }) => roots.has(start))
    if (first) return importsOnly([a, b], modules)
    return fits(a, b) && !isCircular([a, b], shared, modules)
  }
  // What one of them imports is then loaded for the roots of the other too.
  const costOfImports = (a: Part, b: Part) => {
    const roots = a.roots.union(b.roots)
    return findImports([a, b], shared, modules).reduce((all, part) => {
      const more = roots.difference(part.roots)
      return all + sum(request, more) * REQUEST_COST + sum('code', more) * part.size
    }, 0)
  }
  for (;;) {
    let best: { gain: number; a: Part; b: Part } | null = null
    for (const [at, a] of shared.entries())
      for (const b of shared.slice(at + 1)) {
        const most = gainsOf(a)(b)
        if (most <= (best?.gain ?? 0) || !mayMerge(a, b)) continue
        const gain = most - costOfImports(a, b)
        if (gain > (best?.gain ?? 0)) best = { gain, a, b }
      }
    if (!best) return [...single, ...shared]
    const { a, b } = best
    for (const root of b.roots.difference(a.roots)) loads.set(root, loads.get(root)! + a.size)
    for (const root of a.roots.difference(b.roots)) loads.set(root, loads.get(root)! + b.size)
    shared.splice(shared.indexOf(b), 1)
    shared.splice(shared.indexOf(a), 1, {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      roots: a.roots.union(b.roots),
    })
  }
}

/** Do these import nothing else? What is loaded with the start must need nothing more. */
function importsOnly(parts: readonly Part[], modules: Modules): boolean {
  const own = new Set(parts.flatMap((part) => part.modules))
  return [...own].every((id) =>
    modules.get(id)!.imports.every((to) => own.has(to) || !modules.has(to)),
  )
}

/** Would these as one file and another file import each other? */
const isCircular = (merged: readonly Part[], parts: readonly Part[], modules: Modules): boolean =>
  findImports(merged, parts, modules).some((part) => merged.includes(part))

/** Other files that these import, and those that they do; these themselves where others do. */
function findImports(merged: readonly Part[], parts: readonly Part[], modules: Modules): Part[] {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  const importsOf = (part: Part) =>
    new Set(
      part.modules.flatMap((id) => modules.get(id)!.imports.flatMap((to) => partOf.get(to) ?? [])),
    )
  const seen = new Set<Part>()
  const waiting = merged
    .flatMap((part) => [...importsOf(part)])
    .filter((one) => !merged.includes(one))
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (seen.has(part)) continue
    seen.add(part)
    if (!merged.includes(part)) waiting.push(...importsOf(part))
  }
  return [...seen]
}
