import type { Blocker } from '#app/router/index.ts'
import { formState as t } from '#i18n/en/app/form-state.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Asks before unsent words are left. */
export const LeaveDialog = ({ guard }: { guard: Blocker }) => (
  <Dialog
    open={guard.state === 'blocked'}
    onClose={() => guard.reset?.()}
    title={t.leaveTitle}
    closeLabel={t.stay}
  >
    <p>{t.leaveText}</p>
    <div className="dialog-actions">
      <Button onClick={() => guard.reset?.()}>{t.stay}</Button>
      <Button look="primary" onClick={() => guard.proceed?.()}>
        {t.leave}
      </Button>
    </div>
  </Dialog>
)
