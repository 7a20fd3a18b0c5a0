import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useHoneypot } from '#ui/Honeypot.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'

test('an input is read with its label, hint and error', async () => {
  const screen = await render(<TextInput label="Name" hint="As on the board" error="Missing" />)
  const input = screen.getByLabelText('Name')
  await expect.element(input).toHaveAccessibleDescription('As on the board Missing')
  await expect.element(input).toBeInvalid()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Missing')
})

test('its error goes once what is typed is valid, and a new one comes', async () => {
  const field = (error: string) => <TextInput type="email" label="Email" error={error} />
  const screen = await render(field('No address'))
  const input = screen.getByLabelText('Email')
  await userEvent.type(input, 'asha@')
  await expect.element(input).toBeInvalid()
  await userEvent.type(input, 'example.in')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await screen.rerender(field('Unknown address'))
  await expect.element(input).toHaveAccessibleDescription('Unknown address')
})

test('what is written is counted as the server does, in NFC', async () => {
  const screen = await render(
    <>
      <TextInput
        label="Title"
        value={'e\u0301'}
        maxLength={10}
        counted
        onChange={() => undefined}
      />
      <TextArea label="Text" value="abc" maxLength={20} onChange={() => undefined} />
    </>,
  )
  await expect.element(screen.getByText('1/10')).toBeInTheDocument()
  await expect.element(screen.getByText('3/20')).toBeInTheDocument()
})

test('a choice is made by name', async () => {
  const chosen = vi.fn<(value: string) => void>()
  const choices = [
    { value: '', text: 'Any' },
    { value: 'a', text: 'A' },
  ]
  const screen = await render(
    <Select label="Town" choices={choices} onChange={({ target }) => chosen(target.value)} />,
  )
  await userEvent.selectOptions(screen.getByLabelText('Town'), 'A')
  expect(chosen).toHaveBeenCalledWith('a')
})

test('the whole row of a tick is its target, Space too', async () => {
  const Ticks = () => {
    const [isOn, setOn] = useState(false)
    return <Checkbox label="Open now" count={12} checked={isOn} onChange={() => setOn(!isOn)} />
  }
  const screen = await render(<Ticks />)
  const box = screen.getByRole('checkbox', { name: /Open now/ })
  await screen.getByText('12').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('people neither see nor reach the honeypot; what fills it is known', async () => {
  let values: ReturnType<ReturnType<typeof useHoneypot>['values']> | undefined
  const Form = () => {
    const honeypot = useHoneypot()
    return (
      <>
        {honeypot.field}
        <button type="button" onClick={() => (values = honeypot.values())}>
          Send
        </button>
      </>
    )
  }
  const { container, getByRole } = await render(<Form />)
  await userEvent.keyboard('{Tab}')
  await expect.element(getByRole('button')).toHaveFocus()
  expect(getByRole('textbox').query()).toBeNull()
  container.querySelector('input')!.value = 'robot'
  await getByRole('button').click()
  expect(Object.values(values!)).toEqual(['robot', expect.any(Number)])
})
