import { useId, useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { security } from '#i18n/en/app/security.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { autofocusInDialog } from '#ui/autofocus-in-dialog.ts'
import { LabelledInput } from './LabelledInput.tsx'
import { createPasskey } from './passkey.ts'

const t = security.second
const MAX_NAME = 60

type Props = { onClose: () => void; onAdded: (codes: readonly string[] | null) => void }

/** Names a passkey and has the browser make it. */
export function PasskeyDialog({ onClose, onAdded }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const add = useWrite('POST /users/profile/second-factor/passkeys', {
    invalidates: ['GET /users/profile/second-factor'],
  })
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const made = await createPasskey()
      const { data } = await add.mutateAsync({ body: { ...made, name: name.trim() || t.passkeys } })
      onAdded(data.recoveryCodes)
    } catch (error) {
      setProblem((error as Partial<CallError>).serverMessage ?? t.passkeyFailed)
      setBusy(false)
    }
  }
  return (
    <Dialog open title={t.addPasskey} closeLabel={profile.close} locked={isBusy} onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void send(event)}>
        <p>{t.passkeysText}</p>
        <LabelledInput
          id={id}
          ref={autofocusInDialog}
          label={t.passkeyName}
          hint={t.passkeyNameHint}
          maxLength={MAX_NAME}
          value={name}
          error={problem}
          onChange={(event) => setName(event.target.value)}
        />
        <div role="alert">{problem && <p className="sr-only">{problem}</p>}</div>
        <DialogActions
          cancel={profile.cancel}
          confirm={t.addPasskey}
          busy={isBusy && profile.saving}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
