import { useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { Row } from './columns.tsx'
import { INVALIDATES } from './use-business-actions.ts'

type Props = { row: Row | null; onClose: () => void; onNotice: (text: string) => void }

/** Gives a listing to the account with a mail address, or to nobody. */
export const OwnerDialog = ({ row, onClose, onNotice }: Props) => (
  <Dialog
    open={row !== null}
    title={row ? t.ownerOf(row.name) : ''}
    closeLabel={table.close}
    onClose={onClose}
  >
    {row && <OwnerForm key={row.id} row={row} onClose={onClose} onNotice={onNotice} />}
  </Dialog>
)

function OwnerForm({ row, onClose, onNotice }: Props & { row: Row }) {
  const [email, setEmail] = useState(row.owner?.email ?? '')
  const owner = useWrite('PATCH /businesses/{id}/owner', { invalidates: INVALIDATES })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    owner.mutate(
      { params: { id: row.id }, body: { email: email.trim() || null } },
      {
        onSuccess: ({ data }) => {
          onNotice(data.owner ? t.ownerDone(row.name, data.owner.name) : t.ownerGone(row.name))
          onClose()
        },
      },
    )
  }
  const { error } = owner
  return (
    <form className="form" onSubmit={send} noValidate>
      <TextInput
        label={t.ownerEmail}
        hint={t.ownerHint}
        type="email"
        autoComplete="off"
        value={email}
        {...(error ? { error: problemOf(error) } : {})}
        onChange={({ target }) => setEmail(target.value)}
      />
      <DialogActions
        cancel={table.cancel}
        confirm={table.save}
        busy={owner.isPending && table.saving}
        onCancel={onClose}
      />
    </form>
  )
}

const problemOf = ({ fields, serverMessage: notice }: CallError) =>
  fields?.['email'] ?? notice ?? t.ownerFailed
