import { isCommonFolded, suggestBusinesses } from '#server/businesses/index.ts'
import {
  findSuggestions,
  limitByKind,
  MAX_SUGGESTIONS_BY_KIND,
  type Suggestion,
} from '#shared/view/suggest.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import type { SuggestionNameCache } from './name-cache.ts'

/** Suggestions for the text that was typed so far. */
export async function listSuggestions(
  { db, names, now }: VisitorContext & { names: SuggestionNameCache },
  typed: string,
): Promise<{ data: Suggestion[]; notes: string[] }> {
  if (typed.trim() === '') return { data: [], notes: [] }
  const [known, found] = await Promise.all([
    names.get(db, now()),
    suggestBusinesses(db, typed, MAX_SUGGESTIONS_BY_KIND.business),
  ])
  const named = findSuggestions(known, typed, isCommonFolded).map(({ kind, slug, name, note }) => ({
    kind,
    slug,
    name,
    note,
  }))
  const calls = found.helplines.map(({ number, name, source }) => {
    return { kind: 'call' as const, slug: number, name: `${name}: ${number}`, note: source }
  })
  const businesses = found.businesses.map(({ slug, name, category, city }) => {
    return { kind: 'business' as const, slug, name, note: `${category}, ${city}` }
  })
  return { data: limitByKind([...calls, ...named, ...businesses]), notes: found.notes }
}
