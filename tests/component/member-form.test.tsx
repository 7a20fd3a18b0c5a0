import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { messageForm } from '#i18n/en/message-form.ts'
import { reviewForm } from '#i18n/en/review-form.ts'
import { MessageDialog } from '#islands/messages/MessageDialog.tsx'
import { ReviewDialog } from '#islands/reviews/ReviewDialog.tsx'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { popDraft } from '#stores/drafts.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const nothing = () => undefined
const message = (
  <MessageDialog
    business={{ id: 7, name: 'Tara Sweets', ownerId: 3 }}
    open
    onClose={nothing}
    onSent={nothing}
    t={messageForm}
  />
)
const review = (
  <ReviewDialog
    businessId={7}
    open
    onClose={nothing}
    onSent={nothing}
    hasOwn={false}
    t={reviewForm}
  />
)

test.each([
  ['a message', message, messageForm.loginFirst],
  ['a review', review, reviewForm.unauthorised],
])('%s says beforehand that it needs a login', async (_, dialog, text) => {
  const screen = await render(dialog)
  await expect.element(screen.getByText(text, { exact: false })).toBeVisible()
  const login = screen.getByRole('link', { name: 'Login' })
  await expect.element(login).toHaveAttribute('href', expect.stringContaining('/login'))
})

test('what was typed is kept when the visitor goes to the login', async () => {
  const screen = await render(message)
  await userEvent.fill(screen.getByLabelText(/^Subject/), 'A cake')
  const login = screen.getByRole('link', { name: 'Login' })
  login.element().addEventListener('click', (event) => event.preventDefault())
  await login.click()
  expect(popDraft('message:7')).toMatchObject({ subject: 'A cake' })
})

test('who is signed in is told nothing of it', async () => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  localStorage.setItem(TOKEN_KEY, `${part({})}.${part({ id: 1, role: 'user', exp })}.x`)
  const screen = await render(message)
  await expect.element(screen.getByLabelText(/^Subject/)).toBeVisible()
  const told = screen.getByText(messageForm.loginFirst, { exact: false })
  await expect.element(told).not.toBeInTheDocument()
})
