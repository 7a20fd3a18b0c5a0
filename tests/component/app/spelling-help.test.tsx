import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { queryClient } from '#app/data/client.ts'

let asked: string[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function Fields({ name }: { name: string }) {
  const [value, setValue] = useState('')
  return (
    <QueryClientProvider client={queryClient}>
      <HindiNameInput
        {...{ name, value }}
        maxLength={120}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="button">Save</button>
    </QueryClientProvider>
  )
}

async function show(name: string) {
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    asked.push(`${pathname} ${searchParams.get('text')}`)
    return Response.json({ success: true, data: ['बरारी', 'बरड़ी'] })
  })
  const screen = await render(<Fields name={name} />)
  return { screen, field: screen.getByLabelText('Name in Hindi') }
}

test('spellings are asked for when the field is used, written when one is pressed', async () => {
  const { screen, field } = await show('Barari')
  await expect.element(field).toHaveValue('')
  expect(asked).toEqual([])

  await field.click()
  const chip = screen.getByRole('button', { name: 'बरड़ी' })
  await expect.element(chip).toBeVisible()
  expect(asked).toEqual(['/api/suggestions/hindi Barari'])
  await expect.element(field).toHaveValue('')

  await chip.click()
  await expect.element(field).toHaveValue('बरड़ी')
  // The one that was taken is not offered again, the other is.
  await expect.element(chip).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'बरारी' })).toBeVisible()
})

test('without a name there is nothing to spell', async () => {
  const { screen, field } = await show(' ')
  await field.click()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(asked).toEqual([])
})
