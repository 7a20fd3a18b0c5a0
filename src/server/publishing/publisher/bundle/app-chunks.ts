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
  /** May what it alone needs be in a file with what others need? */
  joins?: boolean
}

/** Modules of one group are in one file from the beginning; those of `start` come with it. */
export type GetGroup = (id: string) => string | undefined

type Part = { modules: string[]; size: number; roots: ReadonlySet<string> }
type Pair = { a: Part; b: Part; most: number }

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
  groupOf: GetGroup = () => undefined,
): Map<string, string> {
  const weights = memoise(weightOf)
  const files = new Map<string, string>()
  const names = new Set<string>()
  const inOrder = (a: Part, b: Part) => (a.modules[0]! < b.modules[0]! ? -1 : 1)
  const parts = splitByRoots(start, modules, groupOf)
  // What comes with the start is chosen first: parts that have grown are too large for it.
  const early = merge(start, parts, modules, weights).find(({ roots }) => roots.has(start))
  const later = parts.filter(({ modules: [id] }) => !early?.modules.includes(id!))
  const all = early ? [early, ...merge(start, later, modules, weights)] : later
  for (const part of all.sort(inOrder)) {
    const name = nameOf(part, start, modules, weights)
    const unique = names.has(name) ? `${name}-${names.size}` : name
    names.add(unique)
    for (const id of part.modules) files.set(id, unique)
  }
  return files
}

/** After its root, a screen that others join before these, or else after its largest module. */
function nameOf(
  { roots, modules: ids }: Part,
  start: string,
  modules: Modules,
  weightOf: GetScreenWeight,
): string {
  if (roots.has(start)) return 'app'
  const largest = ids.reduce((a, b) => (modules.get(b)!.size > modules.get(a)!.size ? b : a))
  const own = ids.filter((id) => roots.has(id))
  const root = roots.size === 1 ? [...roots][0] : (own.find((id) => weightOf(id).joins) ?? own[0])
  return (root ? '' : 'part-') + basename(root ?? largest).split('.')[0]!
}

/** A function that works out its value once for each argument. */
function memoise<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
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
export function splitByRoots(
  start: string,
  modules: Modules,
  groupOf: GetGroup = () => undefined,
): Part[] {
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
    const group = groupOf(id)
    const key = group === 'start' ? start : (group ?? [...roots].sort().join())
    const part = parts.get(key) ?? { modules: [], size: 0, roots }
    part.modules.push(id)
    part.size += modules.get(id)!.size
    part.roots = part.roots.union(roots)
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
  /** A pair, and what its merge gains at most. */
  const pair = (a: Part, b: Part): Pair => ({
    a,
    b,
    most:
      sum(request, a.roots.intersection(b.roots)) * REQUEST_COST -
      sum('code', b.roots.difference(a.roots)) * a.size -
      sum('code', a.roots.difference(b.roots)) * b.size,
  })
  const bestFirst = (pairs: Pair[]) =>
    pairs.filter(({ most }) => most > 0).sort((one, other) => other.most - one.most)
  // A file of one root alone stays, unless that is opened often: with others it would be loaded for
  // nothing.
  const isAlone = ({ roots }: Part) =>
    roots.size === 1 && !roots.has(start) && [...roots].every((root) => !weightOf(root).joins)
  const single = parts.filter(isAlone)
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
    return fits(a, b) && !isCircular([a, b], importsOf)
  }
  // What one of them imports is then loaded for the roots of the other too.
  const costOfImports = (a: Part, b: Part) => {
    const roots = a.roots.union(b.roots)
    return findImports([a, b], importsOf).reduce((all, part) => {
      const more = roots.difference(part.roots)
      return all + sum(request, more) * REQUEST_COST + sum('code', more) * part.size
    }, 0)
  }
  let importsOf = createImportsGetter(shared, modules)
  let pairs = bestFirst(shared.flatMap((a, at) => shared.slice(at + 1).map((b) => pair(a, b))))
  for (;;) {
    let best: { gain: number; a: Part; b: Part } | null = null
    for (const { a, b, most } of pairs) {
      if (most <= (best?.gain ?? 0)) break
      if (!mayMerge(a, b)) continue
      const gain = most - costOfImports(a, b)
      if (gain > (best?.gain ?? 0)) best = { gain, a, b }
    }
    if (!best) return [...single, ...shared]
    const { a, b } = best
    for (const root of b.roots.difference(a.roots)) loads.set(root, loads.get(root)! + a.size)
    for (const root of a.roots.difference(b.roots)) loads.set(root, loads.get(root)! + b.size)
    const merged = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      roots: a.roots.union(b.roots),
    }
    shared.splice(shared.indexOf(b), 1)
    shared.splice(shared.indexOf(a), 1)
    const others = pairs.filter((one) => ![one.a, one.b].some((part) => part === a || part === b))
    pairs = bestFirst([...others, ...shared.map((part) => pair(merged, part))])
    shared.push(merged)
    importsOf = createImportsGetter(shared, modules)
  }
}

/** Do these import nothing else? What is loaded with the start must need nothing more. */
function importsOnly(parts: readonly Part[], modules: Modules): boolean {
  const own = new Set(parts.flatMap((part) => part.modules))
  return [...own].every((id) =>
    modules.get(id)!.imports.every((to) => own.has(to) || !modules.has(to)),
  )
}

type GetImports = (part: Part) => ReadonlySet<Part>

/** The parts that a part imports itself. */
function createImportsGetter(parts: readonly Part[], modules: Modules): GetImports {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  return memoise((part: Part) => {
    const imports = part.modules.flatMap((id) => modules.get(id)!.imports)
    return new Set(imports.flatMap((id) => partOf.get(id) ?? []))
  })
}

/** Would these as one file and another file import each other? */
const isCircular = (merged: readonly Part[], importsOf: GetImports): boolean =>
  findImports(merged, importsOf).some((part) => merged.includes(part))

/** Other files that these import, and those that they do; these themselves where others do. */
function findImports(merged: readonly Part[], importsOf: GetImports): Part[] {
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
