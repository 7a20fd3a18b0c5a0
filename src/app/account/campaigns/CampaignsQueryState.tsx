import type { ComponentProps } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import type { CallResponse } from '#client/call.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'

type Props = ComponentProps<typeof QueryState<CallResponse<'GET /ads/campaigns'>>>

/** The campaigns once they are read; when they cannot be, the specification's words. */
export function CampaignsQueryState({ query: reading, children }: Props) {
  if (reading.data !== undefined || !reading.error)
    return <QueryState query={reading}>{children}</QueryState>
  return (
    <div className="notice notice-error" role="alert">
      <div>
        <p>
          {t.fetchFailed}: {reading.error.message}
        </p>
        <Button busy={reading.isFetching && shell.waiting} onClick={() => void reading.refetch()}>
          {shell.again}
        </Button>
      </div>
    </div>
  )
}
