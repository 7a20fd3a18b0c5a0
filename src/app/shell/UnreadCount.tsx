import { shell as t } from '#i18n/en/app/shell.ts'

/** How many are unread, beside a link; nothing when there are none. */
export const UnreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="count count-hot num">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t.unread(count)}</span>
    </span>
  )
