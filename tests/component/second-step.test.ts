import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { secondStep as t } from '#i18n/en/second-step.ts'
import { showSecondFactorForm } from '#browser/accounts/second-step.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Answers in order, and keeps what was sent. */
function answering(...answers: { status: number; body: object }[]) {
  const sent: { body: unknown; credentials: string }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ body: await request.json(), credentials: request.credentials })
    const { status, body } = answers.shift()!
    return Response.json(body, { status })
  })
  return sent
}

const wrong = {
  success: false,
  code: 'INVALID_INPUT',
  error: 'x',
  fields: { code: 'Not that one' },
}
const factor = { challenge: 'second', ways: ['code'], options: null }
const signed = { token: 'a.b.c', user: { id: 7, emailConfirmed: true } }

test('the code of a mail is asked for, whether or not one was sent, then the app’s', async () => {
  const sent = answering(
    { status: 400, body: wrong },
    { status: 200, body: { success: true, data: factor } },
    { status: 200, body: { success: true, data: signed } },
  )
  document.body.innerHTML = '<div data-form><h1>Login</h1></div>'
  const enter = vi.fn()
  showSecondFactorForm({ challenge: 'first', ways: ['mail'], options: null }, enter)
  await expect.element(page.getByRole('heading', { name: t.mailTitle })).toBeVisible()
  await expect.element(page.getByText(/If your password is correct/)).toBeVisible()
  const input = page.getByLabelText(t.mailCode)
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await userEvent.fill(input, '111111')
  await userEvent.click(page.getByRole('button', { name: t.submit }))
  await expect.element(page.getByText('Not that one')).toBeVisible()
  expect(enter).not.toHaveBeenCalled()
  await userEvent.fill(input, '123 456')
  await userEvent.click(page.getByRole('button', { name: t.submit }))
  await expect.element(page.getByRole('heading', { name: t.title })).toBeVisible()
  await userEvent.fill(page.getByLabelText(t.code), '654321')
  await userEvent.click(page.getByRole('button', { name: t.submit }))
  await expect.poll(() => enter.mock.calls).toEqual([[signed]])
  expect(sent).toEqual([
    { body: { challenge: 'first', code: '111111' }, credentials: 'include' },
    { body: { challenge: 'first', code: '123456' }, credentials: 'include' },
    { body: { challenge: 'second', code: '654321' }, credentials: 'include' },
  ])
})

test('another code can be sent; the next try is of the new sign-in', async () => {
  const sent = answering({ status: 200, body: { success: true, data: signed } })
  document.body.innerHTML = '<div data-form><h1>Login</h1></div>'
  const enter = vi.fn()
  const step = (challenge: string) => ({ challenge, ways: ['mail'] as const, options: null })
  const resend = vi.fn(async () => step('newer'))
  showSecondFactorForm(step('first'), enter, resend)
  await userEvent.click(page.getByRole('button', { name: 'Send the code again' }))
  await expect.element(page.getByText(t.resent)).toBeVisible()
  expect(resend).toHaveBeenCalledOnce()
  await userEvent.fill(page.getByLabelText(t.mailCode), '123456')
  await userEvent.click(page.getByRole('button', { name: t.submit }))
  await expect.poll(() => enter.mock.calls).toEqual([[signed]])
  expect(sent).toEqual([{ body: { challenge: 'newer', code: '123456' }, credentials: 'include' }])
})
