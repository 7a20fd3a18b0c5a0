import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { IdentityProofDialog } from '#app/account/profile/IdentityProofDialog.tsx'
import { MobileNumber } from '#app/account/profile/MobileNumber.tsx'
import { PasswordForm } from '#app/account/profile/PasswordForm.tsx'
import { queryClient } from '#app/data/client.ts'
import { clearSession, startSession } from '#stores/session.ts'
import { expectAccessible } from '../setup/accessible.ts'

const claims = { id: 7, role: 'owner', name: 'Sunita', sid: 'one', exp: 9_999_999_999 }
const TOKEN = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
const asked: { name: string; body: unknown }[] = []
let refusal: object | null = null

beforeEach(() => {
  queryClient.clear()
  startSession(TOKEN)
  asked.length = 0
  refusal = null
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^.*\/api/, '')}`
    asked.push({ name, body: await request.json().catch(() => null) })
    const answer = (data: unknown, status = 200) =>
      new Response(JSON.stringify(data), {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    if (name === 'GET /auth/proof')
      return answer({ success: true, data: { isFresh: true, ways: ['mobile'] } })
    if (name.endsWith('/mobile') && request.method === 'POST')
      return answer({ success: true, data: { challenge: 'a challenge', waitSeconds: 30 } })
    if (refusal) return answer(refusal, 400)
    if (name === 'POST /auth/proof')
      return answer({ success: true, data: { isFresh: true, token: TOKEN } })
    return answer({ success: true, data: {} })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const profile = { mobile: null, email: 'a@example.org' } as never
const WRONG = {
  ...{ success: false, code: 'INVALID_INPUT', error: 'Some values are not valid.' },
  fields: { code: 'Wrong code' },
}

test('a number is added with the code that is sent to it', async () => {
  const notice = vi.fn()
  const screen = await render(<MobileNumber profile={profile} onNotice={notice} />, { wrapper })
  await screen.getByRole('button', { name: 'Add number' }).click()
  await screen.getByLabelText('Mobile number').fill('98765 43210')
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByText('We sent a code to +91 98765 43210.')).toBeVisible()
  await expectAccessible(screen.container)
  refusal = WRONG
  await screen.getByLabelText('6-digit code').fill('000000')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(screen.getByText('Wrong code').first()).toBeVisible()
  refusal = null
  await screen.getByLabelText('6-digit code').fill('123456')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await vi.waitFor(() => expect(notice).toHaveBeenCalled())
  expect(asked.find(({ name }) => name === 'POST /users/profile/mobile')?.body).toEqual({
    mobile: '98765 43210',
  })
  expect(asked.findLast(({ name }) => name.endsWith('/confirm'))?.body).toEqual({
    ...{ challenge: 'a challenge', code: '123456' },
  })
})

test('the only way in is not offered to be removed', async () => {
  const only = { mobile: '+919876543210', email: null } as never
  const screen = await render(<MobileNumber profile={only} onNotice={vi.fn()} />, { wrapper })
  await expect.element(screen.getByText('+91 98765 43210', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove number' }).query()).toBeNull()
})

test('an account without a password proves itself by a code', async () => {
  const close = vi.fn()
  const screen = await render(<IdentityProofDialog ways={['mobile']} onClose={close} />, {
    wrapper,
  })
  await screen.getByRole('button', { name: 'Send a code to my number' }).click()
  await screen.getByLabelText('6-digit code from the message').fill('123456')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(true))
  expect(asked.findLast(({ name }) => name === 'POST /auth/proof')?.body).toEqual({
    ...{ challenge: 'a challenge', code: '123456' },
  })
})

test('a first password is set without a present one', async () => {
  const notice = vi.fn()
  const screen = await render(<PasswordForm hasPassword={false} onNotice={notice} />, { wrapper })
  expect(screen.getByLabelText('Current password').query()).toBeNull()
  await screen.getByLabelText('New password', { exact: false }).first().fill('three brass lamps')
  await screen.getByLabelText('Confirm new password', { exact: false }).fill('three brass lamps')
  await screen.getByRole('button', { name: 'Set password' }).click()
  await vi.waitFor(() => expect(notice).toHaveBeenCalled())
  expect(asked.findLast(({ name }) => name.endsWith('change-password'))?.body).toEqual({
    newPassword: 'three brass lamps',
  })
})
