import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import type { DistrictFacts } from '#district/read/schemas.ts'

/** Names that a text of another district does not use: those of the districts shipped beside it. */
export function listForeignNames({ slug, state, headquarters }: DistrictFacts): string[] {
  const others = listShippedDistricts()
    .filter((name) => name !== slug)
    .map((name) => readFacts(getDistrictFolder(name), stopAtFault))
  return others.flatMap((other) => {
    if (!other) return []
    const names = [...Object.values(other.name), ...other.aliases]
    // A neighbour may be spoken of by its state and its town.
    if (other.state.en !== state.en) names.push(...Object.values(other.state))
    if (other.headquarters !== headquarters) names.push(other.headquarters)
    return names
  })
}

/** Where a text has one of the names, as a word of its own. */
export function* findNames(text: string, names: readonly string[]) {
  for (const name of names) {
    const word = new RegExp(`(?<![\\p{L}\\p{M}])${RegExp.escape(name)}(?![\\p{L}\\p{M}])`, 'giu')
    for (const { index } of text.matchAll(word)) yield { name, index }
  }
}
