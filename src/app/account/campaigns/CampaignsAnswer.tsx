import type { ComponentProps } from 'react'
import { Answer } from '#app/data/Answer.tsx'
import type { CallAnswer } from '#client/call.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'

type Props = ComponentProps<typeof Answer<CallAnswer<'GET /ads/campaigns'>>>

/** The campaigns once they are read; when they cannot be, the specification's words. */
export function CampaignsAnswer({ of: reading, children }: Props) {
  if (reading.data !== undefined || !reading.error) return <Answer of={reading}>{children}</Answer>
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
