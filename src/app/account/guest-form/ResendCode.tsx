import { useEffect, useRef, useState } from 'react'
import { resendCode as t } from '#i18n/en/resend-code.ts'
import { Button } from '#ui/Button.tsx'
import type { FinalAccountStep } from './use-final-account-step.ts'

type Props = Pick<FinalAccountStep, 'resend' | 'getSecondsLeft'>

/** Sends the code again, after a wait that the button shows. */
export function ResendCode({ resend, getSecondsLeft }: Props) {
  const [left, setLeft] = useState(getSecondsLeft)
  const latest = useRef(getSecondsLeft)
  useEffect(() => {
    latest.current = getSecondsLeft
  })
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setLeft(latest.current()), 1000)
    return () => clearInterval(timer)
  }, [])
  const send = async () => {
    setSending(true)
    setSaid(await resend())
    setSending(false)
    setLeft(latest.current())
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
