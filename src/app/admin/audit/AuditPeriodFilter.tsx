import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'

type Props = {
  address: URLSearchParams
  change: (changes: UrlQueryChanges, options?: { replace?: boolean }) => void
}

/** From which day until which, and of which record alone. */
export function AuditPeriodFilter({ address, change }: Props) {
  const field = (name: 'from' | 'to' | 'record') => ({
    className: 'input',
    value: address.get(name) ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change({ [name]: target.value }, { replace: true }),
  })
  return (
    <div className="audit-period">
      <label>
        {t.from}
        <input type="date" {...field('from')} />
      </label>
      <label>
        {t.to}
        <input type="date" {...field('to')} />
      </label>
      <label>
        {t.record}
        <input type="text" inputMode="numeric" maxLength={9} {...field('record')} />
      </label>
    </div>
  )
}
