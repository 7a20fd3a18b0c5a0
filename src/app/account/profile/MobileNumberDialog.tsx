import { useId, useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { mobileNumber as t } from '#i18n/en/app/mobile-number.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { formatPhone, normalisePhone } from '#shared/rules/phone.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { autofocusInDialog } from '#ui/autofocus-in-dialog.ts'
import { LabelledInput } from './LabelledInput.tsx'

type Props = { onClose: () => void; onSaved: () => void }

/** Asks for a number, then for the code that was sent to it. */
export function MobileNumberDialog({ onClose, onSaved }: Props) {
  const id = useId()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [challenge, setChallenge] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const request = useWrite('POST /users/profile/mobile')
  const confirm = useWrite('POST /users/profile/mobile/confirm', {
    invalidates: ['GET /users/profile'],
  })
  const isBusy = request.isPending || confirm.isPending
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      if (challenge === null) {
        const { data } = await request.mutateAsync({ body: { mobile } })
        return setChallenge(data.challenge)
      }
      await confirm.mutateAsync({ body: { challenge, code } })
      onSaved()
    } catch (error) {
      const { fields = {}, serverMessage } = error as Partial<CallError>
      setProblem(Object.values(fields)[0] ?? serverMessage ?? t.failed)
    }
  }
  return (
    <Dialog open title={t.title} closeLabel={profile.close} locked={isBusy} onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void send(event)}>
        {challenge === null ? (
          <LabelledInput
            key="mobile"
            id={`${id}-mobile`}
            ref={autofocusInDialog}
            label={t.number}
            hint={t.numberHint}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            maxLength={40}
            value={mobile}
            error={problem}
            onChange={({ target }) => setMobile(target.value)}
          />
        ) : (
          <>
            <p role="status">{t.sentTo(formatPhone(normalisePhone(mobile) ?? mobile))}</p>
            <LabelledInput
              key="code"
              id={`${id}-code`}
              ref={autofocusInDialog}
              label={t.code}
              hint={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              error={problem}
              onChange={({ target }) => setCode(target.value)}
            />
          </>
        )}
        <div role="alert">{problem && <p className="sr-only">{problem}</p>}</div>
        <DialogActions
          cancel={profile.cancel}
          confirm={challenge === null ? t.sendCode : t.confirm}
          busy={isBusy && profile.saving}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
