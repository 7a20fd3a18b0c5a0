import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecoveryCodesDialog } from '#app/account/profile/RecoveryCodesDialog.tsx'
import { LabelledInput } from '#app/account/profile/LabelledInput.tsx'
import { QrCode } from '#app/account/profile/QrCode.tsx'
import { ConfirmAccountAction } from '#app/account/profile/ConfirmAccountAction.tsx'
import { expectAccessible } from '../setup/accessible.ts'

describe('an input', () => {
  test('is read with its hint and what is wrong', async () => {
    const screen = await render(
      <LabelledInput
        id="pin"
        label="PIN code"
        hint="Six digits"
        error="Enter the six digits"
        required
      />,
    )
    const input = screen.container.querySelector('input')!
    const described = input.getAttribute('aria-describedby')!.split(' ')
    const texts = described.map((id) => document.getElementById(id)!.textContent)
    expect(texts).toEqual(['Six digits', 'Enter the six digits'])
    expect([input.labels![0]!.htmlFor, input.ariaInvalid, input.required]).toEqual([
      'pin',
      'true',
      true,
    ])
    await expectAccessible(screen.container)
  })
})

describe('a picture for an authenticator app', () => {
  test('has a name, and is another one for another text', async () => {
    const screen = await render(
      <>
        <QrCode text="otpauth://totp/one" label="One" />
        <QrCode text="otpauth://totp/two" label="Two" />
      </>,
    )
    const drawn = (name: string) =>
      screen.getByRole('img', { name }).element().querySelector('path')!.getAttribute('d')
    expect(drawn('One')).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect(drawn('One')).not.toBe(drawn('Two'))
  })
})

describe('the recovery codes', () => {
  test('stay until one says that they are kept: Escape does not lose them', async () => {
    const close = vi.fn()
    const screen = await render(
      <RecoveryCodesDialog codes={['aaaa-bbbb', 'cccc-dddd']} onClose={close} />,
    )
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    await expect.element(screen.getByText('cccc-dddd')).toBeVisible()
    const file = screen.getByRole('link', { name: 'Download' }).element()
    expect(decodeURIComponent(file.getAttribute('href')!)).toContain('aaaa-bbbb\ncccc-dddd')
    await userEvent.click(screen.getByRole('button', { name: 'I saved them' }))
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('a question before something that is not easily undone', () => {
  function Asked({ onYes }: { onYes: () => void }) {
    const [isOpen, open] = useState(true)
    return (
      <ConfirmAccountAction
        open={isOpen}
        title="Remove the app?"
        text="You won’t need its code to log in."
        yes="Remove"
        isBusy={false}
        onYes={onYes}
        onClose={() => open(false)}
      />
    )
  }

  test('does nothing when it is cancelled', async () => {
    const yes = vi.fn()
    const screen = await render(<Asked onYes={yes} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(yes).not.toHaveBeenCalled()
  })

  test('does it when it is answered', async () => {
    const yes = vi.fn()
    const screen = await render(<Asked onYes={yes} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(yes).toHaveBeenCalledOnce()
  })
})
