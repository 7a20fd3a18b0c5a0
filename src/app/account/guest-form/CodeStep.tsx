import { useEffect, useId, useRef, useState } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { mobileCode } from '#i18n/en/mobile-code.ts'
import { readCodeFromMessage, wasMessageLost } from '#stores/mobile-code.ts'
import { Button } from '#ui/Button.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { SentProof } from './account-proofs.ts'
import type { FinalAccountStep } from './use-final-account-step.ts'

type Props = { account: FinalAccountStep; sent: SentProof }

/** The code of the message or the email: it makes the account, and sends the form. */
export function CodeStep({ account, sent }: Props) {
  const { problems, notice, isBusy } = account
  const isMobile = sent.way === 'mobile'
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [problems])
  const confirm = (typed: string) => void account.confirm(typed.replace(/\D/g, ''))
  const isLost = useMobileCode(sent, (found) => {
    setCode(found)
    confirm(found)
  })
  const id = useId()
  const hint = isMobile ? mobileCode.codeHint : t.codeHint
  const texts = { hint, error: problems['code'] ?? notice, required: true }
  return (
    <form
      className="sheet first-account"
      noValidate
      aria-label={t.codeTitle}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{t.codeTitle}</h2>
      <p role="status">{t.codeText(sent.to)}</p>
      <div className="stack">
        <LabelledControl id={id} label={isMobile ? mobileCode.code : t.code} {...texts}>
          <input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            {...getControlProps(id, texts)}
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              // Six digits are a whole code, however they came into the field.
              if (!isBusy && /^\d{6}$/.test(target.value)) confirm(target.value)
            }}
          />
        </LabelledControl>
        <Button
          className="full"
          look="primary"
          busy={isBusy && t.confirm}
          onClick={() => confirm(code)}
        >
          {t.confirm}
        </Button>
        {isLost && <p role="alert">{t.notSent}</p>}
        <ResendCode {...account} />
        {isMobile && (
          <Button disabled={isBusy} onClick={() => account.change('email')}>
            {t.useEmail}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => account.change()}>
          {t.change}
        </Button>
      </div>
    </form>
  )
}

/** Reads the code out of the message where the browser can; answers whether none was sent. */
function useMobileCode({ way, secret }: SentProof, onCode: (code: string) => void): boolean {
  const [lost, setLost] = useState('')
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    if (way !== 'mobile') return
    const end = new AbortController()
    void readCodeFromMessage(end.signal).then((code) => {
      if (code && !end.signal.aborted) latest.current(code)
    })
    void wasMessageLost(secret, () => !end.signal.aborted).then((isLost) => {
      if (isLost) setLost(secret)
    })
    return () => end.abort()
  }, [way, secret])
  return lost === secret
}
