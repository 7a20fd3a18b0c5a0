import { useId, useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { security as t } from '#i18n/en/app/security.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { startSession } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { autofocusInDialog } from '#ui/autofocus-in-dialog.ts'
import { LabelledInput } from './LabelledInput.tsx'
import { requestPasskey } from './passkey.ts'

type Props = {
  ways: readonly ('password' | 'code' | 'passkey' | 'recovery')[]
  onClose: (isShown: boolean) => void
}

/** Asks for the password, or for the second factor where there is one. */
export function IdentityProofDialog({ ways, onClose }: Props) {
  const id = useId()
  const [typed, type] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const prove = useWrite('POST /auth/proof')
  const byPassword = ways.includes('password')
  const byCode = ways.includes('code') || ways.includes('recovery')
  const label = byPassword
    ? t.proof.password
    : ways.includes('code')
      ? t.proof.code
      : t.proof.recovery

  const run = async (show: () => Promise<{ data: { token: string } }>) => {
    setBusy(true)
    setProblem(null)
    try {
      // The proof goes with the new token alone; other tabs read it from the same storage.
      startSession((await show()).data.token)
      onClose(true)
    } catch (error) {
      const { fields = {}, serverMessage: notice } = error as Partial<CallError>
      setProblem(Object.values(fields)[0] ?? notice ?? t.proof.failed)
      setBusy(false)
    }
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // The form behind it is another one.
    event.stopPropagation()
    const body = byPassword ? { password: typed } : { code: typed }
    void run(() => prove.mutateAsync({ body }))
  }
  return (
    <Dialog
      open
      title={t.proof.title}
      closeLabel={profile.close}
      locked={isBusy}
      onClose={() => onClose(false)}
    >
      <form className="form" noValidate onSubmit={send}>
        <p>{t.proof.text}</p>
        {ways.includes('passkey') && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void run(async () => {
                const answer = await requestPasskey()
                return prove.mutateAsync({ body: answer })
              })
            }
          >
            {t.proof.usePasskey}
          </Button>
        )}
        {(byPassword || byCode) && (
          <LabelledInput
            id={id}
            label={label}
            type={byPassword ? 'password' : 'text'}
            autoComplete={byPassword ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            ref={autofocusInDialog}
            value={typed}
            error={problem ?? undefined}
            onChange={(event) => type(event.target.value)}
          />
        )}
        <div role="alert">{problem && <p className="sr-only">{problem}</p>}</div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={() => onClose(false)}>
            {profile.cancel}
          </Button>
          {(byPassword || byCode) && (
            <Button type="submit" look="primary" busy={isBusy && profile.saving}>
              {t.proof.confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
