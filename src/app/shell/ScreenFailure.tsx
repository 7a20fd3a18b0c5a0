import { useNavigate } from '#app/router/index.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { useOnline } from '#app/data/use-online.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useScreenHeading } from './use-screen-heading.ts'

/**
 * In place of a screen whose code did not come, or that broke. Without a line only the way back is
 * offered: to load the page again would lose what was read.
 */
export function ScreenFailure() {
  const navigate = useNavigate()
  const isOnline = useOnline()
  const heading = useScreenHeading(t.screenFailed)
  return (
    <div className="panel-box panel-body" ref={heading} tabIndex={-1}>
      <EmptyState
        level="h1"
        title={t.screenFailed}
        text={isOnline ? t.screenFailedText : t.screenOffline}
      >
        <Button onClick={() => void navigate(-1)}>{t.goBack}</Button>
        {isOnline && (
          <Button look="primary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
