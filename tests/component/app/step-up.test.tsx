import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StepUp } from '#app/admin/StepUp.tsx'
import { readings } from '#app/data/client.ts'
import { useWrite } from '#app/data/use-write.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const REFUSED = { success: false, code: 'CONFIRM_NEEDED', error: 'Please confirm that it is you.' }

/** An API that lets a role be changed once the password was given. */
function answerCalls() {
  const asked: string[] = []
  let isProved = false
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init)
    const name = `${method} ${new URL(url).pathname.replace(/^.*\/api/, '')}`
    asked.push(name)
    if (name === 'GET /auth/proof')
      return answer({ success: true, data: { isFresh: false, ways: ['password'] } })
    if (name === 'POST /auth/proof') {
      isProved = true
      return answer({ success: true, data: { isFresh: true } })
    }
    return isProved ? answer({ success: true, data: {} }) : answer(REFUSED, 403)
  })
  return asked
}

function Role() {
  const write = useWrite('PATCH /users/{id}/role')
  return (
    <>
      <button onClick={() => write.mutate({ params: { id: 7 }, body: { role: 'owner' } })}>
        Change
      </button>
      <p>{write.isSuccess ? 'Changed' : write.isError ? write.error.code : 'Waiting'}</p>
    </>
  )
}

const shown = () =>
  render(
    <QueryClientProvider client={readings}>
      <Role />
      <StepUp />
    </QueryClientProvider>,
  )

test('a write that needs a proof asks for it, and goes on', async () => {
  const asked = answerCalls()
  const screen = await shown()
  await screen.getByRole('button', { name: 'Change' }).click()
  await screen.getByLabelText(/password/i).fill('palash in spring')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(screen.getByText('Changed')).toBeVisible()
  expect(asked).toEqual([
    'PATCH /users/7/role',
    'GET /auth/proof',
    'POST /auth/proof',
    'PATCH /users/7/role',
  ])
})

test('who does not give the proof is told that it was needed', async () => {
  answerCalls()
  const screen = await shown()
  await screen.getByRole('button', { name: 'Change' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('CONFIRM_NEEDED')).toBeVisible()
})
