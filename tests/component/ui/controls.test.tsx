import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chart } from '#ui/Chart.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Meter } from '#ui/Meter.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TagInput } from '#ui/TagInput.tsx'
import { Hint } from '#ui/Hint.tsx'
import { expectAccessible } from '../setup/accessible.ts'

test('a switch is turned by Space and tells its state', async () => {
  const screen = await render(<Switch label="Mail at once" hint="Otherwise once a day" />)
  const control = screen.getByRole('switch', { name: 'Mail at once' })
  await userEvent.tab()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(control).toBeChecked()
  await expectAccessible(screen.container)
})

test('segments: one of a few is chosen by keyboard', async () => {
  const chosen = vi.fn()
  const choices = ['day', 'week'].map((value) => ({ value, text: value }))
  const screen = await render(
    <SegmentedControl label="By" choices={choices} chosen="day" onChoose={chosen} />,
  )
  await expect
    .element(screen.getByRole('button', { name: 'day' }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('week')
  await expectAccessible(screen.container)
})

test('a menu: arrows, letters, Escape, and a press elsewhere', async () => {
  const done = vi.fn<(what: string) => void>()
  const items = ['Edit', 'Renew', 'Delete'].map((text) => ({
    text,
    isDangerous: text === 'Delete',
    onChoose: () => done(text),
  }))
  const screen = await render(
    <>
      <Menu label="More for Shop" items={items} />
      <p>Elsewhere</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'More for Shop' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(screen.getByRole('menuitem', { name: 'Renew' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(done).toHaveBeenCalledExactlyOnceWith('Renew')
  await button.click()
  await screen.getByText('Elsewhere').click()
  expect(screen.container.querySelector('[role=menu]')).toBeNull()
})

test('a menu is whole in the window: above its button where there is no room below', async () => {
  const items = ['Edit', 'Renew'].map((text) => ({ text, onChoose: vi.fn<() => void>() }))
  const screen = await render(
    <>
      <style>{'.menu-list { position: fixed }'}</style>
      <div style={{ position: 'fixed', top: 0 }}>
        <Menu label="First row" items={items} />
      </div>
      <div style={{ position: 'fixed', bottom: 0 }}>
        <Menu label="Last row" items={items} />
      </div>
    </>,
  )
  for (const name of ['First row', 'Last row']) {
    const button = screen.getByRole('button', { name })
    await button.click()
    const list = screen.getByRole('menu', { name }).element().getBoundingClientRect()
    const { top, bottom } = button.element().getBoundingClientRect()
    expect(name === 'Last row' ? list.bottom : list.top).toBeCloseTo(
      name === 'Last row' ? top : bottom,
      0,
    )
    expect(list.left).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Escape}')
  }
})

test('a meter tells how much', async () => {
  const screen = await render(<Meter value={0.64} label="front.jpg" />)
  const meter = screen.getByRole('progressbar', { name: 'front.jpg' })
  await expect.element(meter).toHaveAttribute('aria-valuenow', '64')
  await expectAccessible(screen.container)
})

test('steps say which are done and which one is worked at', async () => {
  const screen = await render(
    <Stepper label="Steps" steps={['What', 'Money', 'Pictures']} at={1} doneText="done" />,
  )
  const [what, money] = screen.getByRole('listitem').elements()
  expect(what!.textContent).toContain('(done)')
  expect(money!.getAttribute('aria-current')).toBe('step')
  await expectAccessible(screen.container)
})

test('a dialog that asks: the way out has the focus, and why it failed is said', async () => {
  const confirmed = vi.fn()
  const texts = { close: 'Close', cancel: 'Cancel', confirm: 'Delete', busy: 'Deleting…' }
  const props = { open: true, title: 'Delete it?', texts, onClose: vi.fn(), onConfirm: confirmed }
  const screen = await render(
    <ConfirmDialog {...props} isDangerous>
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  )
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(confirmed).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
  await screen.rerender(
    <ConfirmDialog {...props} busy problem="No answer">
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No answer')
  await expect.element(screen.getByRole('button', { name: 'Deleting…' })).toBeDisabled()
})

test('tags: Enter and comma add, Backspace and the cross take away', async () => {
  function Words() {
    const [values, setValues] = useState(['Kheda'])
    return (
      <TagInput
        label="Towns"
        values={values}
        most={3}
        removeLabel={(value) => `Remove ${value}`}
        onChange={setValues}
      />
    )
  }
  const screen = await render(<Words />)
  const input = screen.getByRole('textbox', { name: 'Towns' })
  await input.click()
  await userEvent.keyboard('Belpur{Enter}kheda,')
  await expect.element(screen.getByRole('button', { name: 'Remove Belpur' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(2)
  await userEvent.keyboard('{Backspace}')
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Remove Kheda' }).click()
  await expect.element(input).toHaveFocus()
  await expectAccessible(screen.container)
})

test('an explanation opens by keyboard and closes with Escape', async () => {
  const screen = await render(<Hint label="How is this counted?">Once a day.</Hint>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Once a day.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Once a day.')).not.toBeVisible()
  await expectAccessible(screen.container)
})

test('a chart tells its columns by arrow keys, and has a table', async () => {
  const points = [
    { name: '16 November', short: '16', value: 3 },
    { name: '17 November', short: '17', value: 8, rest: 2 },
  ]
  const screen = await render(
    <Chart
      label="Views a day"
      points={points}
      heads={{ name: 'Day', value: 'counted', rest: 'not counted' }}
      tableText="As a table"
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('17 November: 8 counted, 2 not counted')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('16 November: 3 counted')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('rowheader', { name: '17 November' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('a place for files takes what is dropped on it', async () => {
  const taken = vi.fn()
  const screen = await render(
    <FileDrop label="Add photos" over="Let go" accept="image/*" multiple onFiles={taken} />,
  )
  const place = screen.container.querySelector('.drop')!
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['1'], 'a.jpg', { type: 'image/jpeg' }))
  const drag = (type: string) =>
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  drag('dragover')
  await expect.element(screen.getByRole('button', { name: 'Let go' })).toBeVisible()
  drag('drop')
  await expect.poll(() => taken.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Add photos' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('a state is a word', async () => {
  const screen = await render(<StatusPill look="live">Live</StatusPill>)
  await expect.element(screen.getByText('Live')).toHaveClass('pill-live')
})
