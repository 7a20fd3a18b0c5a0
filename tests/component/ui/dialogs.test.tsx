import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/use-form.ts'

function Opened({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close"
        locked={locked}
      >
        <p>Inside</p>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  test('is empty while closed, named when open; Escape closes it, focus returns', async () => {
    const screen = await render(<Opened />)
    expect(screen.container.querySelector('dialog')!.childElementCount).toBe(0)
    await screen.getByRole('button', { name: 'Open' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog').query()).toBeNull()
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('opens again at once after Escape, and stays', async () => {
    const screen = await render(<Opened />)
    const button = screen.getByRole('button', { name: 'Open' })
    await button.click()
    const dialog = screen.container.querySelector('dialog')!
    const closed = new Promise((resolve) =>
      dialog.addEventListener('close', () => setTimeout(resolve), { once: true }),
    )
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect.poll(() => dialog.open).toBe(false)
    ;(button.element() as HTMLElement).click()
    await closed
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('closes by its button', async () => {
    const screen = await render(<Opened />)
    await screen.getByRole('button', { name: 'Open' }).click()
    await screen.getByRole('button', { name: 'Close' }).click()
    expect(screen.getByRole('dialog').query()).toBeNull()
  })

  test('stays while it is locked', async () => {
    const screen = await render(<Opened locked />)
    await screen.getByRole('button', { name: 'Open' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  })
})

const TEXTS = { close: 'Close', cancel: 'Cancel', submit: 'Send', busy: 'Sending...' }

function Asking({ send }: { send: (values: { name: string; town: string }) => Promise<unknown> }) {
  const form = useForm({
    start: () => ({ name: '', town: 'Sonpani' }),
    check: ({ name, town }) => ({
      fields: {
        ...(name ? {} : { name: 'Who are you?' }),
        ...(town ? {} : { town: 'Which town?' }),
      },
    }),
    send,
    explain: (error) => error as { text: string; fields: Record<string, string> },
  })
  return (
    <FormDialog open onClose={() => undefined} title="Ask" texts={TEXTS} form={form}>
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Town" {...form.field('town')} />
    </FormDialog>
  )
}

describe('a form in a dialog', () => {
  test('is checked before it is sent: the first wrong field has the focus', async () => {
    const send = vi.fn(() => Promise.resolve())
    const screen = await render(<Asking send={send} />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
    await expect.element(screen.getByText('Who are you?')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  test('takes back what it said of a field that is changed, not of the others', async () => {
    const screen = await render(<Asking send={() => Promise.resolve()} />)
    await userEvent.clear(screen.getByLabelText('Town'))
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Name'), 'Asha')
    expect(screen.getByText('Who are you?').query()).toBeNull()
    await expect.element(screen.getByText('Which town?')).toBeVisible()
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  })

  test('is sent once by Enter, rests meanwhile, and is blank afterwards', async () => {
    const answer = Promise.withResolvers<void>()
    const send = vi.fn(() => answer.promise)
    const screen = await render(<Asking send={send} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(send.mock.calls).toEqual([[{ name: 'Asha', town: 'Sonpani' }]])
    answer.resolve()
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
    await expect.element(screen.getByLabelText('Name')).toHaveValue('')
  })

  test('that is refused keeps what was typed and marks the field until a change', async () => {
    const refusal = Object.assign(new Error(), {
      text: 'Not sent.',
      fields: { town: 'No such town' },
    })
    const screen = await render(<Asking send={() => Promise.reject(refusal)} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}')
    await expect.element(screen.getByText('Not sent.')).toBeVisible()
    await expect.element(screen.getByLabelText('Town')).toHaveFocus()
    await expect.element(screen.getByLabelText('Town')).toBeInvalid()
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha')
    await userEvent.type(screen.getByLabelText('Town'), 's')
    expect(screen.getByText('Not sent.').query()).toBeNull()
    expect(screen.getByText('No such town').query()).toBeNull()
  })
})
