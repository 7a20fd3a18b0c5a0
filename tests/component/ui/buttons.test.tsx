import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/Button.tsx'
import { Chip, ChosenChip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'

test('a button is pressed by mouse, Enter and Space, and sends no form', async () => {
  const pressed = vi.fn()
  const sent = vi.fn()
  const screen = await render(
    <form onSubmit={sent}>
      <Button icon="heart" onClick={pressed}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await button.click()
  await userEvent.keyboard('{Enter} ')
  expect(pressed).toHaveBeenCalledTimes(3)
  expect(sent).not.toHaveBeenCalled()
  expect(button.element().querySelector('use')?.getAttribute('href')).toBe('#i-heart')
})

test('a busy button says so, turns and cannot be pressed', async () => {
  const screen = await render(<Button busy="Saving...">Save</Button>)
  const button = screen.getByRole('button', { name: 'Saving...' })
  await expect.element(button).toBeDisabled()
  expect(button.element().querySelector('.spinner')).not.toBeNull()
})

test('a spinner is hidden from screen readers', async () => {
  const { container } = await render(<Spinner />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('a link may look like a button', async () => {
  const screen = await render(
    <LinkButton href="/x" look="primary">
      Go
    </LinkButton>,
  )
  await expect.element(screen.getByRole('link', { name: 'Go' })).toHaveClass('button-primary')
})

test('a button with an icon only has a name, and a toggle its state', async () => {
  const screen = await render(<IconButton icon="heart" label="Save Shop" pressed />)
  const button = screen.getByRole('button', { name: 'Save Shop' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('chips: one takes a suggestion up, one takes a choice away', async () => {
  const pressed = vi.fn<(what: string) => void>()
  const screen = await render(
    <>
      <Chip onClick={() => pressed('take')}>Open now</Chip>
      <ChosenChip label="Remove Banks" onClick={() => pressed('remove')}>
        Banks
      </ChosenChip>
    </>,
  )
  await screen.getByRole('button', { name: 'Open now' }).click()
  await screen.getByRole('button', { name: 'Remove Banks' }).click()
  expect(pressed.mock.calls).toEqual([['take'], ['remove']])
})
