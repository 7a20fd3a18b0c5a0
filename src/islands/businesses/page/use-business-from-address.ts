import { toPath } from '#shared/view/address.ts'
import { useState } from 'react'
import type { Business } from '#contract/businesses.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { isNotFound } from '#islands/reading/is-not-found.ts'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { getRequestedBusiness, isEmptyFallbackPath } from '#shared/view/fallback-address.ts'
import { call } from '#stores/api.ts'

/** `missing` and `invalid` are about the address, `unknown` and `failed` about the API's answer. */
export type BusinessLoadState =
  | { state: 'loading' | 'missing' | 'invalid' | 'unknown' | 'failed' }
  | { state: 'shown'; business: Business }

/** The business that the page's address asks for. */
export function useBusinessFromAddress(): { asked: BusinessLoadState; retry: () => void } {
  const [asked, setAsked] = useState<BusinessLoadState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useApiQuery(String(attempt), find, setAsked)

  const retry = () => {
    setAsked({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { asked, retry }
}

async function find(signal: AbortSignal): Promise<BusinessLoadState> {
  const { search } = location
  const pathname = toPath(location.pathname)
  const idOrSlug = getRequestedBusiness(pathname, search)
  if (idOrSlug === null)
    return { state: isEmptyFallbackPath(pathname, search) ? 'missing' : 'invalid' }
  try {
    const { data } = await call('GET /businesses/{idOrSlug}', {
      params: { idOrSlug },
      query: inPageLanguage,
      signal,
    })
    return { state: 'shown', business: data }
  } catch (error) {
    return { state: isNotFound(error) ? 'unknown' : 'failed' }
  }
}
