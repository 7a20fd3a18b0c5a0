import { Link } from '#app/router/index.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { FactCheckResult, QueueItemDetail } from '#contract/moderation.ts'
import { factText } from '#i18n/en/app/fact-text.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { nameOf } from '#i18n/en/names.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = { facts: QueueItemDetail['facts']; labelOf: (name: string) => string }

/** What a thing says, each fact with what the server has checked of it. */
export const Facts = ({ facts, labelOf }: Props) => (
  <dl className="known">
    {facts.map(({ name, value, valueHi, check }) => (
      <div key={name}>
        <dt>{labelOf(name)}</dt>
        <dd>{factText(name, nameOf({ name: value, nameHi: valueHi }))}</dd>
        {check && <Check check={check} value={value} />}
      </div>
    ))}
  </dl>
)

function Check({
  check: { code, isFine, detail },
  value,
}: {
  check: FactCheckResult
  value: string
}) {
  return (
    <dd className={`known-check ${isFine ? 'is-ok' : 'is-warn'}`}>
      <Icon name={isFine ? 'check' : 'warn'} />
      {t.checks[code][isFine ? 'fine' : 'wrong'](detail)}
      {code === 'number' && !isFine && (
        <Link
          className="link"
          to={`${ADMIN_PATHS.adminBusinesses}?search=${encodeURIComponent(value)}`}
        >
          {t.showOthers}
        </Link>
      )}
    </dd>
  )
}
