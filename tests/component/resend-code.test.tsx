import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ResendCode } from '#app/account/guest-form/ResendCode.tsx'
import { resendCode as t } from '#i18n/en/resend-code.ts'
import { enableResend } from '#browser/accounts/resend-code.ts'
import {
  getSecondsUntilResend,
  readRegistration,
  resendRegistration,
  storeRegistration,
} from '#stores/registration.ts'

/* "Send the code again", on the page that asks for the code and in the form of a first listing. */

const KEPT = { secret: 'of this browser', email: 'asha@example.org' }

let sent: unknown[]
let answer: () => Response
const limited = { success: false, code: 'TOO_MANY_REQUESTS', error: 'Try again in 24 hours.' }
const over = { success: false, code: 'LINK_INVALID', error: 'It no longer works.' }

beforeEach(() => {
  sent = []
  answer = () => Response.json({ success: true, data: { waitSeconds: 60 } })
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** As if the code had been mailed so many seconds ago. */
function mailedAgo(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 })
  storeRegistration(KEPT)
  vi.useRealTimers()
}

const onOver = vi.fn()
const places = {
  'the page': async () => {
    document.body.innerHTML =
      '<p><button data-send-again disabled></button><i role="status"></i></p>'
    enableResend(readRegistration()!, onOver)
  },
  'the first form': async () => {
    const resend = () =>
      resendRegistration(KEPT).then(
        () => t.sent,
        (error: Error) => error.message,
      )
    await render(<ResendCode resend={resend} getSecondsLeft={getSecondsUntilResend} />)
  },
}
const button = page.getByRole('button')
const text = () => button.element().textContent

test.each(Object.entries(places))('%s shows the wait, then sends once', async (_, open) => {
  mailedAgo(57)
  await open()
  await expect.poll(text).toMatch(/^Send the code again in [123] s$/)
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(text, { timeout: 6000 }).toBe(t.send)
  expect(sent).toEqual([])
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent(t.sent)
  await expect.poll(text).toMatch(/^Send the code again in (60|59) s$/)
  await expect.element(button).toHaveFocus()
  expect(sent).toEqual([{ registration: KEPT.secret }])
})

test.each(Object.entries(places))('%s says what the limit is', async (_, open) => {
  mailedAgo(90)
  answer = () => Response.json(limited, { status: 429 })
  await open()
  await button.click()
  await expect.element(page.getByRole('status')).toHaveTextContent(limited.error)
  await expect.poll(text).toBe(t.send)
})

test('a registration that is over leads on', async () => {
  mailedAgo(90)
  answer = () => Response.json(over, { status: 400 })
  await places['the page']()
  await button.click()
  await expect.poll(() => onOver.mock.calls).toHaveLength(1)
})
