import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { security, security as texts } from '#i18n/en/app/security.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { LabelledInput } from './LabelledInput.tsx'
import { QrCode } from './QrCode.tsx'

const t = security.second

type Props = { onClose: () => void; onOn: (codes: readonly string[] | null) => void }

/** Shows the QR code for the authenticator app and asks for its first code. */
export function AuthenticatorDialog({ onClose, onOn }: Props) {
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const begin = useWrite('POST /users/profile/second-factor/authenticator')
  const confirm = useWrite('POST /users/profile/second-factor/authenticator/confirm', {
    invalidates: ['GET /users/profile/second-factor'],
  })
  const { mutate } = begin
  useEffect(() => mutate({}), [mutate])
  const fail = ({ fields, serverMessage: notice }: CallError) =>
    setProblem(fields['code'] ?? notice ?? texts.second.failed)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setProblem(undefined)
    confirm.mutate(
      { body: { code: code.replace(/\s/g, '') } },
      { onSuccess: ({ data }) => onOn(data.recoveryCodes), onError: fail },
    )
  }
  const made = begin.data?.data
  return (
    <Dialog
      open
      title={t.app}
      closeLabel={profile.close}
      locked={confirm.isPending}
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={send}>
        {begin.error && (
          <p className="notice notice-error" role="alert">
            {begin.error.serverMessage ?? t.failed}
          </p>
        )}
        {made && (
          <>
            <p>{t.scan}</p>
            <QrCode text={made.url} label={t.picture} />
            <p className="key-line">
              {t.key}: <code>{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <p>
              <a className="link" href={made.url}>
                {t.openApp}
              </a>
            </p>
            <LabelledInput
              id={id}
              label={t.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={code}
              error={problem}
              onChange={(event) => setCode(event.target.value)}
            />
            <div role="alert">{problem && <p className="sr-only">{problem}</p>}</div>
          </>
        )}
        <DialogActions
          cancel={profile.cancel}
          confirm={t.confirmApp}
          busy={confirm.isPending && profile.saving}
          disabled={!made}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
