import { formatActions } from '#app/admin/audit/format-actions.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'

type Props = { title: string } & Pick<QueueItemDetail, 'past'>

/** What happened to an item, the newest first, in the sentences of the audit log. */
export const WorkHistory = ({ title, past }: Props) => (
  <section className="item-part">
    <h3>{t.past}</h3>
    <ul className="ledger">
      {past.map(({ at, action, by, reason }) => (
        <li key={`${at} ${action}`}>
          <span>
            <b>{formatActions(action)}</b> {title}, {by ?? t.website}
            {reason && `: “${reason}”`}
          </span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ul>
  </section>
)
