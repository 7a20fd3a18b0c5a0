import { useEffect, useState } from 'react'
import { CallError } from '#client/call.ts'
import type { Business } from '#contract/businesses.ts'
import { askedBusiness, namesNothing } from '#shared/view/fallback-address.ts'
import { call } from '#stores/api.ts'

/** `missing` and `invalid` are about the address, `unknown` and `failed` about the API's answer. */
export type Asked =
  | { state: 'loading' | 'missing' | 'invalid' | 'unknown' | 'failed' }
  | { state: 'shown'; business: Business }

/** The business that the page's address asks for. */
export function useAskedBusiness(): { asked: Asked; retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const question = new AbortController()
    void find(question.signal).then((found) => {
      if (!question.signal.aborted) setAsked(found)
    })
    return () => question.abort()
  }, [attempt])

  const retry = () => {
    setAsked({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { asked, retry }
}

async function find(signal: AbortSignal): Promise<Asked> {
  const { pathname, search } = location
  const idOrSlug = askedBusiness(pathname, search)
  if (idOrSlug === null) return { state: namesNothing(pathname, search) ? 'missing' : 'invalid' }
  try {
    const { data } = await call('GET /businesses/{idOrSlug}', { params: { idOrSlug }, signal })
    return { state: 'shown', business: data }
  } catch (error) {
    // What no business can be called is not found either.
    const isUnknown =
      error instanceof CallError && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)
    return { state: isUnknown ? 'unknown' : 'failed' }
  }
}
