import { useQuery } from '@tanstack/react-query'
import type { CallResponse, CallError } from '#client/call.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { call } from '#stores/api.ts'
import { Icon } from '#ui/Icon.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const FRESH_MS = 10 * MINUTE_MS

/**
 * Checks whether the link of an ad works, as soon as it is shown; deciding does not wait for it.
 */
export function TargetLinkStatus({ targetUrl }: { targetUrl: string }) {
  const { data, error, isFetching, refetch } = useQuery<
    CallResponse<'POST /ads/campaigns/check-target'>,
    CallError
  >({
    queryKey: ['POST /ads/campaigns/check-target', targetUrl],
    queryFn: ({ signal }) =>
      call('POST /ads/campaigns/check-target', { body: { targetUrl }, signal }),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isGood = data?.data.outcome === 'answers'
  const notice = isFetching ? t.checkingTarget : (data?.data.detail ?? error?.message)
  return (
    <span className="target-answer">
      <span className={`ad-check ${isGood ? 'is-ok' : 'is-warn'}`} role="status">
        {!isFetching && notice && <Icon name={isGood ? 'check' : 'warn'} />}
        {notice}
      </span>
      {!isFetching && (
        <button type="button" className="link" onClick={() => void refetch()}>
          {t.checkTarget}
        </button>
      )}
    </span>
  )
}
