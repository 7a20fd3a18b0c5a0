import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { isAppPath } from '#config/app-paths.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Task } from './tasks.ts'

/** Number of tasks shown at first; a tap shows the rest. */
const FIRST = 6

/** What needs doing next, each with the way to it. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const [isAll, showAll] = useState(false)
  if (tasks.length === 0) return <p className="panel-body">{t.nothing}</p>
  const shown = isAll ? tasks : tasks.slice(0, FIRST)
  return (
    <>
      {shown.map(({ key, title, text, action, href, icon, askedAt, isNow }) => (
        <div key={key} className={isNow ? 'task task-now' : 'task'}>
          <span className="task-mark">
            <Icon name={icon} />
          </span>
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
            {askedAt && <time dateTime={askedAt}>{formatDateTime(askedAt)}</time>}
          </div>
          {isAppPath(href.split(/[?#]/)[0]!) ? (
            <Link className="button button-line" to={href}>
              {action}
              <span className="sr-only">: {title}</span>
            </Link>
          ) : (
            <LinkButton href={href}>
              {action}
              <span className="sr-only">: {title}</span>
            </LinkButton>
          )}
        </div>
      ))}
      {shown.length < tasks.length && (
        <p className="panel-foot">
          <Button onClick={() => showAll(true)}>{t.allTasks(tasks.length)}</Button>
        </p>
      )}
    </>
  )
}
