import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getDrawingHref, getIconHref, ICONS } from '#shared/drawings/drawings.ts'
import { EMPTY_SCENE_FIGURES } from '#shared/drawings/empty-figures.ts'

/** A node of a syntax tree (ESTree with JSX), as far as it is read here. */
type Node = { type: string; [key: string]: unknown }
type Parse = (text: string, file: string) => Node

type ReadFile = { imports: string[]; icons: string[] }

const ISLANDS = 'src/{islands/**/*.island.tsx,app/main.tsx}'

/** Draws a bird under a tree, if nothing else is asked of it. */
const EMPTY_STATE = 'src/ui/EmptyState.tsx'

/**
 * Ids of the symbols that an island or the app may draw by itself: the icons named in its file and
 * in all files that this imports, types apart, and the drawings of an empty state. `path` is from
 * the root of the project; so are the paths of `files`. What was read of a file stays in `known`:
 * most islands share most of their files.
 */
export function collectSvgSymbols(
  path: string,
  root: string,
  parse: Parse,
  known = new Map<string, ReadFile>(),
): { symbols: string[]; files: string[] } {
  const files = new Set<string>()
  const icons = new Set<string>()
  const waiting = [path]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !/\.tsx?$/.test(file)) continue
    files.add(file)
    const read =
      known.get(file) ?? readIcons(file, parse(readFileSync(join(root, file), 'utf8'), file))
    known.set(file, read)
    for (const icon of read.icons) icons.add(icon)
    waiting.push(...read.imports)
  }
  const hrefs = ICONS.filter((name) => icons.has(name)).map(getIconHref)
  if (files.has(EMPTY_STATE))
    hrefs.push(...EMPTY_SCENE_FIGURES.map(({ drawing }) => getDrawingHref(drawing)))
  return { symbols: hrefs.map((href) => href.slice(1)), files: [...files] }
}

/**
 * What one file imports, and the icons it names: `icon="x"`, `<Icon name="x">`, `icon: 'x'`, and
 * values of the type `IconName`.
 */
function readIcons(path: string, program: Node): ReadFile {
  const imports: string[] = []
  const icons: string[] = []
  const visit = (node: Node): void => {
    const source = sourceOf(node)
    if (source?.startsWith('#')) imports.push(join('src', source.slice(1)))
    else if (source?.startsWith('.')) imports.push(join(dirname(path), source))
    for (const value of iconValues(node)) icons.push(...literalsIn(value))
    childrenOf(node).forEach(visit)
  }
  visit(program)
  return { imports, icons }
}

/** What an import or export loads; types load nothing. */
function sourceOf(node: Node): string | undefined {
  const isModule = /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/
  if (!isModule.test(node.type) || [node.importKind, node.exportKind].includes('type')) return
  return (node.source as { value?: string } | null)?.value
}

/** The parts of a node whose words are icons. */
function iconValues(node: Node): unknown[] {
  const nameOf = (part: unknown) => (part as { name?: string; value?: string } | null)?.name
  if (node.type === 'JSXOpeningElement')
    return (node.attributes as Node[])
      .filter(({ name }) => nameOf(name) === (nameOf(node.name) === 'Icon' ? 'name' : 'icon'))
      .map(({ value }) => value)
  if (node.type === 'Property' && nameOf(node.key) === 'icon') return [node.value]
  if (node.type === 'VariableDeclarator' && mentionsIconName(node.id)) return [node.init]
  if (node.type === 'TSSatisfiesExpression' && mentionsIconName(node.typeAnnotation))
    return [node.expression]
  return mentionsIconName(node.returnType) ? [node.body] : []
}

const mentionsIconName = (type: unknown): boolean =>
  isNode(type) && (type.name === 'IconName' || childrenOf(type).some(mentionsIconName))

/** The words of an expression; not the keys of an object. */
function literalsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'Property') return literalsIn(node.value)
  return childrenOf(node).flatMap(literalsIn)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

type PluginContext = {
  parse: (text: string, options: { lang: 'tsx' | 'ts' }) => unknown
  addWatchFile: (path: string) => void
}

/**
 * A Vite plugin: the module `virtual:island-symbols` holds the symbols of each island, by the path
 * of its file below `src/`.
 */
export const islandSvgSymbolsPlugin = (root = process.cwd()) => ({
  name: 'island-symbols',
  resolveId: (id: string) => (id === 'virtual:island-symbols' ? `\0${id}` : undefined),
  load(this: PluginContext, id: string): string | undefined {
    if (id !== '\0virtual:island-symbols') return undefined
    // `<Answer>(x: Answer) => x` is a generic function in one language and an element in the other.
    const parse = (text: string, file: string) =>
      this.parse(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node
    const known = new Map<string, ReadFile>()
    const found = globSync(ISLANDS, { cwd: root }).map((path) => {
      const { symbols, files } = collectSvgSymbols(path, root, parse, known)
      for (const file of files) this.addWatchFile(join(root, file))
      return [path.slice('src/'.length), symbols] as const
    })
    return `export default ${JSON.stringify(Object.fromEntries(found))}`
  },
})
