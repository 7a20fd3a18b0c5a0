import { createOfflineSearch } from '#shared/view/offline-search.ts'
import { buildSearchIndex, packSearchIndex, unpackSearchIndex } from '#shared/view/search-index.ts'
import { unpackListings } from '#shared/view/unpack-district.ts'

const readPlaces = (text: string) =>
  unpackListings(text).map(({ name, nameHi, address }) => ({
    ...{ names: [name, nameHi ?? ''], about: [], address },
  }))

/*
 * Runs in the browser that is measured: milliseconds from the saved text to the first answer, with
 * the index made first, and with it read back.
 */
Object.assign(globalThis, {
  async firstAnswers(text: string, query: string): Promise<{ made: number; kept: number }> {
    const began = performance.now()
    const index = buildSearchIndex(readPlaces(text))
    createOfflineSearch(index).find(query)
    const made = performance.now() - began
    const file = await packSearchIndex(index).arrayBuffer()
    const again = performance.now()
    readPlaces(text)
    createOfflineSearch(unpackSearchIndex(file)).find(query)
    return { made, kept: performance.now() - again }
  },
})
