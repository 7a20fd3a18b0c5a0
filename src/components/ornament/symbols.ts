/* Every drawing and icon as text, read once per build. */
const drawings = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const icons = import.meta.glob<string>('./icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Symbol id (`d-deer`, `i-phone`) to the `<symbol>` that draws it. */
const SYMBOLS = new Map([...entries('d', drawings), ...entries('i', icons)])

function entries(prefix: string, files: Record<string, string>): Array<[string, string]> {
  return Object.entries(files).map(([path, svg]) => {
    const id = `${prefix}-${path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)}`
    return [id, asSymbol(id, svg)]
  })
}

function asSymbol(id: string, svg: string): string {
  return svg
    .trim()
    .replace(/\n\s*/g, '')
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
    .replace('</svg>', '</symbol>')
}

/** Ids of the symbols that a piece of HTML points to with `<use href="#d-…">` or `#i-…`. */
export function findSymbolIds(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/href="#([di]-[a-z-]+)"/g), ([, id]) => id!))]
}

/** The `<symbol>`s of the given ids; throws for an id that no file draws. */
export function renderSymbols(ids: Iterable<string>): string {
  return [...ids]
    .map((id) => {
      const symbol = SYMBOLS.get(id)
      if (!symbol)
        throw new Error(
          `No drawing named "${id}": add it to src/components/ornament/{drawings,icons}`,
        )
      return symbol
    })
    .join('')
}
