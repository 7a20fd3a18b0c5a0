import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DecisionPanel } from '#app/admin/moderation/DecisionPanel.tsx'
import { PlaceMap } from '#app/admin/moderation/PlaceMap.tsx'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { HOUR_MS } from '#shared/rules/duration.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS).toISOString()

test('a clock tells what is left, what is late, and what the law wants', async () => {
  const item = { since: hours(-20), isLaw: false }
  const screen = await render(
    <>
      <DueTime item={{ ...item, dueAt: hours(28) }} now={NOW} />
      <DueTime item={{ ...item, dueAt: hours(3), isLaw: true }} now={NOW} />
      <DueTime item={{ ...item, dueAt: hours(-72) }} now={NOW} />
      <DueTime item={{ ...item, dueAt: null }} now={NOW} />
    </>,
  )
  await expect.element(screen.getByText('28 h left')).toHaveClass('due-fine')
  await expect.element(screen.getByText(/^3 h left/)).toHaveClass('due-soon')
  await expect.element(screen.getByText('LEGAL')).toBeVisible()
  await expect.element(screen.getByText('3 d overdue')).toHaveClass('due-late')
  await expect.element(screen.getByText('No deadline')).toBeVisible()
})

test('a claim is not refused without words, and kept ones can be chosen', async () => {
  const onSend = vi.fn()
  const screen = await render(
    <DecisionPanel
      kind="claim"
      count={0}
      verdicts={['approve', 'reject']}
      asking={{ verdict: 'reject', words: '' }}
      sender={null}
      isBusy={false}
      isReady
      problem={null}
      onStart={() => undefined}
      onSend={onSend}
      onCancel={() => undefined}
    />,
  )
  const send = screen.getByRole('button', { name: 'Reject' }).last()
  await send.click()
  await expect.element(screen.getByText('Please enter a reason.')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  await screen.getByLabelText(/No one answered/).click()
  await send.click()
  expect(onSend.mock.lastCall).toEqual([
    'reject',
    { reason: expect.stringMatching(/^No one answered/) as string },
  ])
})

test('a number ticks a kept reason, a letter begins to write, Enter sends', async () => {
  const onSend = vi.fn()
  const screen = await render(
    <DecisionPanel
      kind="listing"
      count={0}
      verdicts={['approve', 'return', 'reject']}
      asking={{ verdict: 'return', words: '' }}
      sender={null}
      isBusy={false}
      isReady
      problem={null}
      onStart={() => undefined}
      onSend={onSend}
      onCancel={() => undefined}
    />,
  )
  const box = screen.getByRole('textbox')
  const kept = screen.getByRole('checkbox')
  await expect.element(kept.first()).toHaveFocus()
  await userEvent.keyboard('13')
  await expect.element(kept.nth(2)).toBeChecked()
  await userEvent.keyboard('3')
  await expect.element(kept.nth(2)).not.toBeChecked()
  await userEvent.keyboard('Call 1 us')
  await expect.element(box).toHaveFocus()
  expect((box.element() as HTMLTextAreaElement).value).toContain('Call 1 us')
  await kept.nth(1).click()
  await userEvent.keyboard('{Enter}')
  expect(onSend.mock.lastCall).toEqual([
    'return',
    { reason: expect.stringMatching(/landmark[^]*another place/) as string },
  ])
})

test('the map of a place comes when it is wanted', async () => {
  const point = { latitude: 24.03, longitude: 84.07, town: { name: 'Sonpani', km: 1.26 } }
  const screen = await render(<PlaceMap point={point} />)
  expect(screen.getByRole('application').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Show on map' }).click()
  await expect.element(screen.getByRole('application')).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
})
