import { useEffect, useId, useRef, useState } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { Button } from '#ui/Button.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { FinalAccountStep } from './use-final-account-step.ts'

/** The code of the email: it makes the account, and sends the form. */
export function CodeStep({ account }: { account: FinalAccountStep }) {
  const { email, problems, notice, isBusy } = account
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [problems])
  const id = useId()
  const texts = { hint: t.codeHint, error: problems['code'] ?? notice, required: true }
  return (
    <form
      className="sheet first-account"
      noValidate
      aria-label={t.codeTitle}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{t.codeTitle}</h2>
      <p role="status">{t.codeText(email)}</p>
      <div className="stack">
        <LabelledControl id={id} label={t.code} {...texts}>
          <input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            {...getControlProps(id, texts)}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </LabelledControl>
        <Button
          className="full"
          look="primary"
          busy={isBusy && t.confirm}
          onClick={() => void account.confirm(code.replace(/\D/g, ''))}
        >
          {t.confirm}
        </Button>
        <ResendCode resend={account.resend} />
        <Button disabled={isBusy} onClick={account.change}>
          {t.change}
        </Button>
      </div>
    </form>
  )
}
