import { useState, type ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { records as t } from '#i18n/en/app/records.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'

type Props = {
  title: string
  /** What will happen. */
  text: string
  /** The id of the other one; null until it is chosen. */
  into: number | null
  /** Chooses the other one. */
  children: ReactNode
  onMerge: (into: number) => Promise<unknown>
  onClose: () => void
}

/** Asks into which other record everything of one moves. */
export function MergeDialog({ title, text, into, children, onMerge, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = problem === t.chooseOther && into !== null ? null : problem
  const merge = async () => {
    if (into === null) return setProblem(t.chooseOther)
    setProblem(null)
    setBusy(true)
    try {
      await onMerge(into)
      onClose()
    } catch (error) {
      setProblem((error as CallError).serverMessage ?? t.mergeFailed)
      setBusy(false)
    }
  }
  return (
    <Dialog open title={title} closeLabel={t.close} locked={isBusy} onClose={onClose}>
      <div className="form">
        <p>{text}</p>
        {children}
        <p className="notice">{t.mergeForGood}</p>
        <div role="alert">{shown && <p className="notice notice-error">{shown}</p>}</div>
        <DialogActions
          cancel={t.cancel}
          confirm={t.merge}
          busy={isBusy && t.working}
          isDangerous
          onCancel={onClose}
          onConfirm={() => void merge()}
        />
      </div>
    </Dialog>
  )
}
