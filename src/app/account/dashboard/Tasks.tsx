import { Link } from 'react-router'
import { isAppPath } from '#config/app-paths.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { Icon } from '#ui/Icon.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Task } from './tasks.ts'

/** What needs doing next, each with the way to it. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return <p className="panel-body">{t.nothing}</p>
  return tasks.map(({ key, title, text, action, href, icon, isNow }) => (
    <div key={key} className={isNow ? 'task task-now' : 'task'}>
      <span className="task-mark">
        <Icon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {isAppPath(href.split('?')[0]!) ? (
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
  ))
}
