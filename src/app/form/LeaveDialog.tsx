import type { Blocker } from '#app/router/index.ts'
import { formState as t } from '#i18n/en/app/form-state.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'

/** Asks before unsent words are left. */
export const LeaveDialog = ({ guard }: { guard: Blocker }) => (
  <Dialog
    open={guard.state === 'blocked'}
    onClose={() => guard.reset?.()}
    title={t.leaveTitle}
    closeLabel={t.stay}
  >
    <p>{t.leaveText}</p>
    <DialogActions
      cancel={t.stay}
      confirm={t.leave}
      onCancel={() => guard.reset?.()}
      onConfirm={() => guard.proceed?.()}
    />
  </Dialog>
)
