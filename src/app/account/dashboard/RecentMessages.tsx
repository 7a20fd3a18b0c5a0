import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { formatRecentTime } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { Icon } from '#ui/Icon.tsx'

const SHOWN = 4

/** The newest received messages. */
export function RecentMessages() {
  const inbox = useRead('GET /messages', { query: { type: 'received', limit: SHOWN } })
  const now = useNow()
  return (
    <section className="panel-box">
      <header>
        <h2>{t.messages}</h2>
        <Link className="more" to={APP_PATHS.messages}>
          {t.inbox} <Icon name="arrow" className="icon-small" />
        </Link>
      </header>
      <QueryState query={inbox}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="panel-body">{t.noMessages}</p>
          ) : (
            data.map(({ id, sender, subject, isRead, createdAt, conversation }) => (
              <Link
                key={id}
                className={isRead ? 'peek' : 'peek unread'}
                to={`${APP_PATHS.messages}?with=${conversation}`}
              >
                <Avatar name={sender.name} seed={sender.id} />
                <b>{sender.name}</b>
                <time dateTime={createdAt}>{formatRecentTime(createdAt, now)}</time>
                <p>
                  {!isRead && <span className="sr-only">{t.unreadMark}</span>}
                  {subject}
                </p>
              </Link>
            ))
          )
        }
      </QueryState>
    </section>
  )
}
