import { helper as t } from '#i18n/en/app/helper.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { StatusPill } from '#ui/StatusPill.tsx'

/** What a listing lacks. */
export const GapPills = ({ missing }: { missing: readonly Gap[] }) => (
  <p className="gap-pills">
    {missing.map((gap) => (
      <StatusPill key={gap} look={gap === 'photo' ? 'draft' : 'wait'}>
        {t.lacks[gap]}
      </StatusPill>
    ))}
  </p>
)
