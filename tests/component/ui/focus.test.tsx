import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '#ui/Dialog.tsx'
import { autofocusInDialog } from '#ui/autofocus-in-dialog.ts'
import { useFocusRestore } from '#ui/use-focus-restore.ts'

function List() {
  const [isBusy, setBusy] = useState(false)
  const [rows, setRows] = useState(['One', 'Two'])
  useFocusRestore()
  useEffect(() => {
    const answered = () => setBusy(false)
    addEventListener('answered', answered)
    return () => removeEventListener('answered', answered)
  }, [])
  return (
    <main>
      <h1>Screen</h1>
      <section>
        <h2>Sessions</h2>
        {rows.map((row) => (
          <button
            key={row}
            type="button"
            onClick={() => setRows((all) => all.filter((one) => one !== row))}
          >
            {row}
          </button>
        ))}
      </section>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Save
      </button>
      <button type="button">Elsewhere</button>
    </main>
  )
}

/* The pointer would not do: it may stand on a button already. */
const answer = () => dispatchEvent(new Event('answered'))

test('a control that was disabled for a while has the focus again', async () => {
  const screen = await render(<List />)
  const save = screen.getByRole('button', { name: 'Save' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toBeDisabled()
  await expect.poll(() => document.activeElement).toBe(document.body)
  answer()
  await expect.element(save).toHaveFocus()
})

test('who went on meanwhile is not called back', async () => {
  const screen = await render(<List />)
  const save = screen.getByRole('button', { name: 'Save' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toBeDisabled()
  const other = screen.getByRole('button', { name: 'Elsewhere' })
  other.element().focus()
  answer()
  await expect.element(save).toBeEnabled()
  await expect.element(other).toHaveFocus()
})

test('from a control that is removed it goes to the heading of its part', async () => {
  const screen = await render(<List />)
  screen.getByRole('button', { name: 'One' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus()
})

test('a dialog opens with the focus on the field that is named for it', async () => {
  const screen = await render(
    <Dialog open title="Proof" closeLabel="Close" onClose={() => undefined}>
      <input aria-label="Password" ref={autofocusInDialog} />
    </Dialog>,
  )
  await expect.element(screen.getByLabelText('Password')).toHaveFocus()
})
