import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import type { DistrictFacts } from '#district/read/schemas.ts'

/**
 * Names that a text of another district does not use: those of the districts shipped beside it, but
 * for what is also a name of its own.
 */
export function listForeignNames(own: DistrictFacts): string[] {
  const others = listShippedDistricts()
    .filter((name) => name !== own.slug)
    .map((name) => readFacts(getDistrictFolder(name), stopAtFault))
  const ownStates = new Set(Object.values(own.state).map((name) => name.toLowerCase()))
  const ownNames = new Set(
    [...listNames(own), ...Object.values(own.state)].map((name) => name.toLowerCase()),
  )
  return others
    .flatMap((other) => {
      if (!other) return []
      // A neighbour may be spoken of by its state.
      const states = Object.values(other.state)
      const isNeighbour = states.some((state) => ownStates.has(state.toLowerCase()))
      return [...listNames(other), ...(isNeighbour ? [] : states)]
    })
    .filter((name) => !ownNames.has(name.toLowerCase()))
}

const listNames = ({ name, aliases, headquarters }: DistrictFacts) => [
  ...Object.values(name),
  ...aliases,
  headquarters,
]

/** Where a text has one of the names, as a word of its own. */
export function* findNames(text: string, names: readonly string[]) {
  const lower = text.toLowerCase()
  for (const name of names) {
    // Most texts have none, and this is told sooner than where a word begins.
    if (!lower.includes(name.toLowerCase())) continue
    const word = new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(name)}(?![\\p{L}\\p{M}])`, 'giu')
    for (const { index } of text.matchAll(word)) yield { name, index }
  }
}
