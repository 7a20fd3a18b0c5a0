import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { closeDialogsOnBack } from '#app/shell/back-closes.ts'
import { registerPopStateListener } from '#app/shell/history-entry.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Menu } from '#ui/Menu.tsx'

const KEY = 'screen'

beforeAll(() => {
  registerPopStateListener()
  history.replaceState({ key: KEY }, '')
  closeDialogsOnBack({
    state: { location: { key: KEY }, blockers: new Map() },
  } as unknown as Parameters<typeof closeDialogsOnBack>[0])
})

/** A row's menu, one of whose actions asks in a dialog. */
function Row() {
  const [asks, ask] = useState(false)
  return (
    <>
      <Menu label="More options" items={[{ text: 'Delete', onChoose: () => ask(true) }]} />
      <Dialog open={asks} title="Delete?" closeLabel="Close" onClose={() => ask(false)}>
        <p>Sure?</p>
      </Dialog>
    </>
  )
}

const steps = () => (history.state as { dialogs?: number }).dialogs ?? 0

test('Back closes a menu, whose button has the focus again', async () => {
  const screen = await render(<Row />)
  const button = screen.getByRole('button', { name: 'More options' })
  await button.click()
  await expect.element(screen.getByRole('menuitem')).toHaveFocus()
  await vi.waitFor(() => expect(steps()).toBe(1))
  history.back()
  await vi.waitFor(() => expect(screen.getByRole('menu').elements()).toEqual([]))
  await expect.element(button).toHaveFocus()
  expect(steps()).toBe(0)
})

test('a dialog that a menu opens takes its step over', async () => {
  const screen = await render(<Row />)
  const before = history.length
  await screen.getByRole('button', { name: 'More options' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete?' })
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(() => expect(steps()).toBe(1))
  expect(history.length).toBeLessThanOrEqual(before + 1)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(steps()).toBe(0)
})
