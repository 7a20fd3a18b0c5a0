import { getContrast, parseHex, getReadableInk } from '#shared/rules/colour.ts'

const CREAM = '#fff6e8'
const OCHRE = '#e9a933'

/** Colours (`#rrggbb`) of the `earth-` classes in a piece of HTML. */
export function findCategoryColours(html: string): string[] {
  // A literal beginning lets the search run through a page at once; what stands before is looked at
  // afterwards.
  const found = [...html.matchAll(/earth-([0-9a-f]{6})(?=[ "])/g)]
  const classes = found.filter(({ index }) => html[index - 1] === ' ' || html[index - 1] === '"')
  return [...new Set(classes.map(([, digits]) => `#${digits}`))]
}

/** The rules of categories' own colours: the earth, what is drawn on it, the dots on it. */
export function getCategoryColourRules(earths: Iterable<string>): string {
  const colours = new Set([...earths].map((earth) => earth.toLowerCase()))
  return [...colours]
    .filter((earth) => parseHex(earth))
    .map(earthRule)
    .join('')
}

function earthRule(earth: string): string {
  const drawn = getContrast(CREAM, earth) >= 4.5 ? CREAM : getReadableInk(earth)
  const dots = getContrast(OCHRE, earth) >= 2 ? OCHRE : drawn
  return `.earth-${earth.slice(1)}{--k:${earth};--kt:${drawn};--kd:${dots};--kw:initial}`
}
