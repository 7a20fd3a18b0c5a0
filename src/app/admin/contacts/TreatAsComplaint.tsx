import { useState, type SyntheticEvent } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { grievanceReasons } from '#i18n/en/grievance-terms.ts'
import { GRIEVANCE_REASONS, type GrievanceReason } from '#shared/rules/grievances.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { INVALIDATES } from './invalidates.ts'

const t = contacts.complaint

type Props = { id: number; onDone: (reference: string) => void }

/** Makes a complaint of a message that is one; what it is about decides its legal deadline. */
export function TreatAsComplaint({ id, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<GrievanceReason | ''>('')
  const turn = useWrite('POST /contacts/admin/{id}/complaint', {
    invalidates: [...INVALIDATES, 'GET /reports/admin/all'],
  })
  if (!isOpen)
    return (
      <Button look="bare" icon="flag" onClick={() => setOpen(true)}>
        {t.treat}
      </Button>
    )
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason === '') return
    turn.mutate(
      { params: { id }, body: { reason } },
      { onSuccess: ({ data }) => onDone(data.reference) },
    )
  }
  return (
    <form className="stack complaint-form" onSubmit={send}>
      <Select
        label={t.reason}
        hint={t.hint}
        required
        autoFocus
        value={reason}
        {...(turn.error ? { error: turn.error.serverMessage ?? t.failed } : {})}
        choices={[
          { value: '', text: t.choose },
          ...GRIEVANCE_REASONS.map((value) => ({ value, text: grievanceReasons[value] })),
        ]}
        onChange={({ target }) => setReason(target.value as GrievanceReason | '')}
      />
      <DialogActions
        cancel={t.cancel}
        confirm={t.treat}
        busy={turn.isPending && t.working}
        disabled={reason === ''}
        onCancel={() => setOpen(false)}
      />
    </form>
  )
}
