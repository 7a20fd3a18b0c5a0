import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { getBusinessState } from './business-state.ts'
import type { useBusinessActions } from './use-business-actions.ts'

const t = myBusinesses.dialogs

type Props = { of: ReturnType<typeof useBusinessActions>; businesses: readonly OwnBusiness[] }

/** What is asked before a business closes, moves or goes. */
export function BusinessDialogs({ of, businesses }: Props) {
  const { dialog, isBusy, error, close } = of
  const name = dialog?.business.name ?? ''
  const problem = error ? `${myBusinesses.said.failed} ${error.message}` : undefined
  const both = {
    texts: { close: t.shut, cancel: t.cancel, busy: t.busy },
    busy: isBusy,
    problem,
    onClose: close,
  }
  const common = { isBusy, error, onClose: close, onSet: of.set }
  return (
    <>
      {dialog?.act === 'pause' && <PauseDialog business={dialog.business} {...common} />}
      {dialog?.act === 'move' && (
        <MoveDialog
          business={dialog.business}
          others={businesses.filter(
            (one) =>
              one.id !== dialog.business.id && ['live', 'paused'].includes(getBusinessState(one)),
          )}
          {...common}
        />
      )}
      <ConfirmDialog
        {...both}
        open={dialog?.act === 'close'}
        title={t.closeTitle(name)}
        texts={{ ...both.texts, confirm: t.closeDo }}
        onConfirm={() => of.set({ standing: 'closed' })}
      >
        <p>{t.closeText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...both}
        open={dialog?.act === 'delete'}
        title={t.deleteTitle(name)}
        texts={{ ...both.texts, confirm: t.deleteDo }}
        isDangerous
        onConfirm={of.remove}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
