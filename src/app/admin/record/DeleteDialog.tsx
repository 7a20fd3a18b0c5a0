import { useState, type ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { records as t } from '#i18n/en/app/records.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

type Props = {
  name: string
  /** The question, in the words of the specification. */
  question: string
  failed: string
  onDelete: () => Promise<unknown>
  onClose: () => void
  /** What goes with it, or why it cannot go. */
  children?: ReactNode
}

/** Asks before a record is deleted; shows the error in the dialog if that fails. */
export function DeleteDialog({ name, question, failed, onDelete, onClose, children }: Props) {
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onDelete()
      onClose()
    } catch (error) {
      setProblem((error as CallError).serverMessage ?? failed)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t.deleteOf(name)}
      texts={{ close: t.close, cancel: t.cancel, confirm: t.delete, busy: t.working }}
      busy={isBusy}
      isDangerous
      problem={problem}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{question}</p>
      {children}
    </ConfirmDialog>
  )
}
