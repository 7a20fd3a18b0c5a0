import { resendCode as t } from '#i18n/en/resend-code.ts'
import { getSecondsUntilResend, resendRegistration } from '#stores/registration.ts'

type Failure = { code?: string; message?: string }

/**
 * Enables the button that mails the code again, and shows how long until that is possible. `onOver`
 * is called when the registration has ended.
 */
export function enableResend(
  kept: Parameters<typeof resendRegistration>[0],
  onOver: () => void,
): void {
  const button = document.querySelector<HTMLButtonElement>('[data-send-again]')
  const status = button?.parentElement?.querySelector('[role=status]')
  if (!button || !status) return
  let isSending = false
  const tick = () => {
    const left = getSecondsUntilResend()
    // Not `disabled`: the button would lose the focus.
    button.ariaDisabled = left > 0 || isSending ? 'true' : null
    button.textContent = isSending ? t.sending : left > 0 ? t.sendIn(left) : t.send
  }
  const send = async () => {
    isSending = true
    tick()
    try {
      await resendRegistration(kept)
      status.textContent = t.sent
    } catch (error) {
      const { code, message } = error as Failure
      if (code === 'LINK_INVALID') return onOver()
      status.textContent = message ?? t.failed
    } finally {
      isSending = false
      tick()
    }
  }
  button.disabled = false
  button.addEventListener('click', () => button.ariaDisabled ?? void send())
  tick()
  setInterval(tick, 1000)
}
