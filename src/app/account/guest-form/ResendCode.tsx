import { useEffect, useState } from 'react'
import { resendCode as t } from '#i18n/en/resend-code.ts'
import { getSecondsUntilResend } from '#stores/registration.ts'
import { Button } from '#ui/Button.tsx'
import type { FinalAccountStep } from './use-final-account-step.ts'

/** Mails the code again, after a wait that the button shows. */
export function ResendCode({ resend }: Pick<FinalAccountStep, 'resend'>) {
  const [left, setLeft] = useState(getSecondsUntilResend)
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setLeft(getSecondsUntilResend()), 1000)
    return () => clearInterval(timer)
  }, [])
  const send = async () => {
    setSending(true)
    setSaid(await resend())
    setSending(false)
    setLeft(getSecondsUntilResend())
  }
  const isWaiting = isSending || left > 0
  return (
    <>
      <Button
        // Not `disabled`: the button would lose the focus.
        aria-disabled={isWaiting}
        onClick={() => isWaiting || void send()}
      >
        {isSending ? t.sending : left > 0 ? t.sendIn(left) : t.send}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
