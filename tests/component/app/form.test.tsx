import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { hasDraft, writeDraft, readDraft } from '#app/form/drafts.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const DRAFT = 'form:test'
const DEFAULTS = { subject: '', businessHours: { mon: [{ open: '09:00', close: '' }] } }

beforeEach(() => localStorage.clear())

function Form({ onDone }: { onDone: () => void }) {
  const { form, submit, problems } = useEndpointForm('POST /messages', {
    draft: DRAFT,
    defaults: DEFAULTS,
    toInput: ({ subject }) => ({ body: { receiverId: 1, businessId: null, subject, message: '' } }),
    onDone,
    failed: 'Not sent.',
  })
  const { register, formState } = form
  const id = 'businessHours.mon.0.open'
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label>
        Subject
        <input
          id="subject"
          {...register('subject', { validate: (text) => text.trim() !== '' || 'Say what it is' })}
        />
      </label>
      <label>
        Opens
        <input id={id} aria-invalid={problems.some((p) => p.field === id)} {...register(id)} />
      </label>
      <ErrorSummary
        problems={problems.map(({ field, text }) => ({ id: field, text }))}
        text={formState.errors.root?.['server']?.message}
      />
      <button>Send</button>
    </form>
  )
}

/** The form in a router, with the API answering this. */
async function shown(answer: () => Response, onDone = vi.fn()) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()))
  const router = createMemoryRouter([{ path: '/', element: <Form onDone={onDone} /> }])
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, onDone }
}

const refusal = (fields: Record<string, string>) =>
  Response.json(
    { success: false, code: 'INVALID_INPUT', error: 'Look again.', fields },
    { status: 400 },
  )

test('what the server says of a nested field stands at it, with the focus', async () => {
  const { screen } = await shown(() => refusal({ 'businessHours.mon.0.open': 'Not a time' }))
  await screen.getByLabelText('Subject').fill('Hours')
  await screen.getByRole('button', { name: 'Send' }).click()
  const opens = screen.getByLabelText('Opens')
  await expect.element(opens).toHaveAttribute('aria-invalid', 'true')
  await expect.element(opens).toHaveFocus()
  await expect.element(screen.getByText('Not sent. Look again.')).toBeVisible()
  await screen.getByLabelText('Subject').click()
  await screen.getByRole('link', { name: 'Not a time' }).click()
  await expect.element(opens).toHaveFocus()
  await expectAccessible(screen.container)
})

test('the form’s own check gives the first wrong field the focus, and sends nothing', async () => {
  const { screen, onDone } = await shown(() => Response.json({ success: true }))
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('link', { name: 'Say what it is' })).toBeVisible()
  await expect.element(screen.getByLabelText('Subject')).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
})

test('a draft is kept after a pause, is there again, and goes when the form was sent', async () => {
  writeDraft(DRAFT, { businessHours: { mon: [{ open: '07:30', close: '' }] }, password: 'x' })
  expect(readDraft(DRAFT)).toEqual({ businessHours: { mon: [{ open: '07:30', close: '' }] } })
  const { screen, onDone } = await shown(() => Response.json({ success: true, data: {} }))
  await expect.element(screen.getByLabelText('Opens')).toHaveValue('07:30')
  await screen.getByLabelText('Subject').click()
  await userEvent.keyboard('Hours')
  await expect.poll(() => readDraft(DRAFT)?.['subject']).toBe('Hours')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(hasDraft(DRAFT)).toBe(false)
})
