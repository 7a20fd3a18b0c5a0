import { PREFIX } from '#shared/view/address.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import {
  findSuggestions,
  limitByKind,
  type SuggestEntry,
  type Suggestion,
} from '#shared/view/suggest.ts'
import { toSuggestEntries, type SuggestIndex } from '#shared/view/suggest-index.ts'
import { call } from '#stores/api.ts'

let index: Promise<readonly SuggestEntry[]> | undefined

/**
 * The release's own names; they come once a box is used. Without them, as offline, there are none
 * at first.
 */
function names(): Promise<readonly SuggestEntry[]> {
  return (index ??= fetch(`${PREFIX}/suggest.json`)
    .then((answer) => answer.json() as Promise<SuggestIndex>)
    .then(toSuggestEntries)
    .catch(() => {
      index = undefined
      return []
    }))
}

/** Brings the names, so that they are there at the first key. */
export const preloadNames = (): void => void names()

/** From the release's names, whether the API answers or not. */
export const suggestFromNames = async (typed: string): Promise<Suggestion[]> =>
  limitByKind(findSuggestions(await names(), typed))

/**
 * From all of the directory, with what was done with the words; null when the API does not answer.
 */
export async function suggestFromApi(
  typed: string,
  signal: AbortSignal,
): Promise<{ data: Suggestion[]; notes: string[] } | null> {
  try {
    return await call('GET /suggestions', {
      query: { q: typed, ...inPageLanguage },
      signal,
      stays: true,
    })
  } catch {
    return null
  }
}
