import type { ReactNode } from 'react'
import type { ImportDetail } from '#contract/imports.ts'
import { adminImport } from '#i18n/en/app/admin-import.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { Meter } from '#ui/Meter.tsx'

type Props = {
  one: Pick<ImportDetail, 'done' | 'total' | 'secondsLeft'>
  state: 'checking' | 'importing' | 'undoing'
  children?: ReactNode
}

/** How far the work has come and how long it still takes. */
export function ImportProgress({ one: { done, total, secondsLeft }, state, children }: Props) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div className="stack" role="status">
      <p className="num">
        {adminImport.progress[state]}: {t.percent(share)}
        {secondsLeft !== null && ` · ${t.left(secondsLeft)}`}. {adminImport.leave}
      </p>
      <Meter value={share} label={adminImport.progress[state]} />
      {children}
    </div>
  )
}
