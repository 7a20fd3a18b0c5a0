import type { ComponentProps } from 'react'
import type { Profile } from '#contract/profile.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { profile as t } from '#i18n/en/app/profile.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'

type Props = ComponentProps<typeof QueryState<{ data: Profile }>>

/** The profile once it is read; when it cannot be, the specification's words. */
export function ProfileQueryState({ query: reading, children }: Props) {
  if (reading.data !== undefined || !reading.error)
    return <QueryState query={reading}>{children}</QueryState>
  return (
    <div className="notice notice-error" role="alert">
      <div>
        <p>{t.loadFailed}</p>
        <Button busy={reading.isFetching && shell.waiting} onClick={() => void reading.refetch()}>
          {shell.again}
        </Button>
      </div>
    </div>
  )
}
