import { contrast, parseHex, readableOn } from '#shared/colour.ts'

const CREAM = '#fff6e8'
const OCHRE = '#e9a933'

/** Colours (`#rrggbb`) of the `earth-` classes in a piece of HTML. */
export function earthsUsedIn(html: string): string[] {
  return [...new Set(html.match(/(?<=[ "]earth-)[0-9a-f]{6}(?=[ "])/g) ?? [])].map((digits) => `#${digits}`)
}

/** The rules of categories' own colours: the earth, what is drawn on it, the dots on it. */
export function earthRules(earths: Iterable<string>): string {
  return [...new Set(earths)]
    .map((earth) => earth.toLowerCase())
    .filter((earth) => parseHex(earth))
    .map((earth) => {
      const drawn = contrast(CREAM, earth) >= 4.5 ? CREAM : readableOn(earth)
      const dots = contrast(OCHRE, earth) >= 2 ? OCHRE : drawn
      return `.earth-${earth.slice(1)}{--k:${earth};--kt:${drawn};--kd:${dots};--kw:initial}`
    })
    .join('')
}
