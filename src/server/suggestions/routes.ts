import * as contract from '#contract/suggestions.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { findRecords } from './find-records.ts'
import { SPELLING_TABLES, suggestSpellings } from './hindi/suggest-spellings.ts'
import { listUnspelledNames } from './hindi/unspelled-names.ts'
import { listSuggestions } from './list.ts'
import { SuggestionNameCache } from './name-cache.ts'

/** Suggestions while somebody types; for administrators records of every kind and state. */
export function suggestionRoutes(api: Api): void {
  const names = new SuggestionNameCache()
  bind(
    api,
    contract.listSuggestions,
    (ctx, { query }) => listSuggestions({ ...ctx, names }, query),
    { tables: ['businesses', 'categories', 'districts', 'locations', 'search_words'] },
  )
  bindData(api, contract.spellName, (ctx, { query }) => suggestSpellings(ctx, query.text), {
    tables: [...SPELLING_TABLES],
  })
  bind(api, contract.listUnspelledNames, (ctx, { query }) => listUnspelledNames(ctx, query))
  bindData(api, contract.findAdminRecords, (ctx, { query }) => findRecords(ctx, query))
}
