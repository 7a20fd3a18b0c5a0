import { formatDay, formatTime } from '#app/shell/format-time.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import { Icon } from '#ui/Icon.tsx'
import type { CallScreen } from './use-call-list.ts'

type Calls = NonNullable<CallScreen['listing']>['calls']

/** What happened the last times, the latest first. */
export const LastCalls = ({ calls }: { calls: Calls }) =>
  calls.length > 0 && (
    <ul className="call-last num">
      {calls.map(({ at, result, note, wrongPhone }) => (
        <li key={at + result}>
          <Icon name={result === 'note' ? 'edit' : 'clock'} />
          <span>
            {t.happened(t.results[result], formatDay(at), formatTime(at))}
            {wrongPhone && ` ${formatPhone(wrongPhone)}`}
            {note && `: ${note}`}
          </span>
        </li>
      ))}
    </ul>
  )
