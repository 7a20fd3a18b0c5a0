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
  ways: readonly ('password' | 'code' | 'passkey' | 'recovery' | 'mobile')[]
  onClose: (isShown: boolean) => void
}

/**
 * Asks for the password, for the second factor where there is one, or for a code that is sent to
 * the number of an account without either.
 */
export function IdentityProofDialog({ ways, onClose }: Props) {
  const id = useId()
  const [typed, type] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const prove = useWrite('POST /auth/proof')
  const sendCode = useWrite('POST /auth/proof/mobile')
  const byPassword = ways.includes('password')
  const [challenge, setChallenge] = useState<string | null>(null)
  const byMobile = ways.includes('mobile')
  const byCode = ways.includes('code') || ways.includes('recovery')
  const isTyped = byPassword || byCode || challenge !== null
  const label = byPassword
    ? t.proof.password
    : byMobile
      ? t.proof.mobileCode
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
    const body = byPassword
      ? { password: typed }
      : { code: typed, ...(challenge !== null && { challenge }) }
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
        {byMobile && challenge === null && (
          <Button
            disabled={isBusy}
            onClick={() => {
              setProblem(null)
              void sendCode
                .mutateAsync({})
                .then(({ data }) => setChallenge(data.challenge))
                .catch(({ serverMessage }: Partial<CallError>) =>
                  setProblem(serverMessage ?? t.proof.failed),
                )
            }}
          >
            {t.proof.sendCode}
          </Button>
        )}
        {isTyped && (
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
        <div role="alert">
          {problem && <p className={isTyped ? 'sr-only' : 'field-error'}>{problem}</p>}
        </div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={() => onClose(false)}>
            {profile.cancel}
          </Button>
          {isTyped && (
            <Button type="submit" look="primary" busy={isBusy && profile.saving}>
              {t.proof.confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
