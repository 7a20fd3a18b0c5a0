import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { extractAstroScript } from './astro-script.ts'

/** File → the files it imports, by their paths from the project's root. */
export type Graph = Map<string, Set<string>>

/**
 * Who imports whom under `src/` of a project: types, dynamic imports, `new URL('./x.ts',
 * import.meta.url)`, and the frontmatter and scripts of .astro files included.
 */
export function buildImportGraph(root: string): Graph {
  const paths = globSync('src/**/*.{ts,tsx,astro,mjs,css}', { cwd: root }).sort()
  const known = new Set(paths)
  return new Map(
    paths.map((path) => {
      const found = listImports(path, readFileSync(join(root, path), 'utf8'))
      return [path, new Set(found.filter((target) => known.has(target) && target !== path))]
    }),
  )
}

/** The paths that one file's text names, packages left out. */
export function listImports(path: string, text: string): string[] {
  return specifiers(path, text)
    .map((specifier) => specifier.split('?')[0]!)
    .flatMap((specifier) => {
      if (specifier.startsWith('#')) return [join('src', specifier.slice(1))]
      return specifier.startsWith('.') ? [join(dirname(path), specifier)] : []
    })
}

function specifiers(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map((match) => match[1]!)
  const program = path.endsWith('.astro') ? extractAstroScript(text) : text
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, program, ts.ScriptTarget.Latest, false, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const named = specifierOf(node)
    if (named && ts.isStringLiteralLike(named)) found.push(named.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text by which a node names another file, if it does. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0]
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal
  if (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'URL'
  )
    return node.arguments?.length === 2 ? node.arguments[0] : undefined
  return undefined
}
