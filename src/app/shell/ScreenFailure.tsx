import { shell as t } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** In place of a screen whose code did not come, or that broke. */
export const ScreenFailure = () => (
  <div className="panel-box panel-body">
    <EmptyState level="h1" title={t.screenFailed} text={t.screenFailedText}>
      <Button look="primary" onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </EmptyState>
  </div>
)
