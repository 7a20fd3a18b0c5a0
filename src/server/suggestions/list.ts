import { isCommonFolded, suggestBusinesses } from '#server/businesses/index.ts'
import {
  findSuggestions,
  limitByKind,
  MAX_SUGGESTIONS_BY_KIND,
  type Suggestion,
} from '#shared/view/suggest.ts'
import { toHindiArea } from '#shared/text/area-names.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import type { SuggestionNameCache } from './name-cache.ts'

/** Suggestions for the text that was typed so far. */
export async function listSuggestions(
  { db, names, now }: VisitorContext & { names: SuggestionNameCache },
  { q: typed, language }: { q: string; language?: 'en' | 'hi' | undefined },
): Promise<{ data: Suggestion[]; notes: string[] }> {
  if (typed.trim() === '') return { data: [], notes: [] }
  const isHindi = language === 'hi'
  const [known, found] = await Promise.all([
    names.get(db, now()),
    suggestBusinesses(db, {
      ...{ text: typed, language },
      atMost: MAX_SUGGESTIONS_BY_KIND.business,
    }),
  ])
  const named = findSuggestions(known, typed, isCommonFolded).map((entry) => {
    const { kind, slug, name, nameHi, note } = entry
    return isHindi
      ? { kind, slug, name: nameHi ?? name, note: toHindiArea(note) }
      : { kind, slug, name, note }
  })
  const calls = found.helplines.map(({ number, name, nameHi, source }) => {
    const shown = isHindi ? nameHi : name
    return { kind: 'call' as const, slug: number, name: `${shown}: ${number}`, note: source }
  })
  const businesses = found.businesses.map(({ slug, name, category, city }) => {
    return { kind: 'business' as const, slug, name, note: `${category}, ${city}` }
  })
  return { data: limitByKind([...calls, ...named, ...businesses]), notes: found.notes }
}
