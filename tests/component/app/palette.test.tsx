import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLocation } from '#app/router/index.ts'
import { useCommandPalette } from '#app/admin/palette/use-command-palette.tsx'
import { MemoryRouter } from '../setup/memory-router.tsx'

const BANK = {
  kind: 'business',
  id: 12,
  name: 'Palash Bank',
  note: 'Banks, Sonpani',
  status: 'pending',
}
const PERSON = { kind: 'person', id: 7, name: 'Asha', note: 'asha@example.org', status: 'active' }

let asked: string[]
let isDown: boolean

beforeEach(() => {
  asked = []
  isDown = false
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(new Request(input).url)
    asked.push(searchParams.toString())
    if (isDown) throw new TypeError('no line')
    const all = [BANK, PERSON]
    const keys = searchParams.get('keys')?.split(',')
    const data = keys
      ? all.filter(({ kind, id }) => keys.includes(`${kind}-${id}`))
      : all.filter(({ name }) => name.toLowerCase().includes(searchParams.get('search')!))
    return new Response(JSON.stringify({ success: true, data }), {
      headers: { 'Content-Type': 'application/json' },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

function Area() {
  const { button, window } = useCommandPalette(true)
  return (
    <>
      {button}
      <p data-testid="place">{useLocation().pathname}</p>
      <div contentEditable suppressContentEditableWarning aria-label="Text" role="textbox" />
      {window}
    </>
  )
}
const shown = () =>
  render(
    <MemoryRouter>
      <Area />
    </MemoryRouter>,
  )

// The first test: later ones find its code loaded.
test('what is typed while it loads goes into its field and to no screen', async () => {
  const screen = await shown()
  const heard: string[] = []
  const hear = ({ key, target }: KeyboardEvent) =>
    target instanceof HTMLInputElement || heard.push(key)
  const press = (key: string, ctrlKey = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
  addEventListener('keydown', hear)
  press('k', true)
  await vi.waitFor(
    () => {
      heard.length = 0
      press('a')
      expect(heard).toEqual([])
    },
    { interval: 1 },
  )
  removeEventListener('keydown', hear)
  await expect.element(screen.getByRole('combobox')).toHaveValue('a')
})

test('Ctrl+K opens it, arrows choose, Enter goes there, Escape closes', async () => {
  const screen = await shown()
  const field = screen.getByRole('combobox')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()

  await userEvent.keyboard('{Meta>}k{/Meta}')
  await field.fill('classified')
  const second = screen.getByRole('option', { name: /Classified categories/ })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  const id = second.element().id
  await expect.element(field).toHaveAttribute('aria-activedescendant', id)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByTestId('place'))
    .toHaveTextContent('/admin/classified/categories')
  await expect.element(field).not.toBeInTheDocument()
})

test('screens are found in Hindi, records by name, with what tells them apart', async () => {
  const screen = await shown()
  await screen.getByRole('button', { name: /go to/i }).click()
  const field = screen.getByRole('combobox')
  await field.fill('समीक्षा')
  await expect.element(screen.getByRole('option', { name: /Review management/ })).toBeVisible()
  await field.fill('palash')
  const bank = screen.getByRole('option', { name: /Palash Bank/ })
  await expect.element(bank).toHaveTextContent('Palash Bank Listing, Banks, Sonpani, pending')
  await bank.click()
  await expect.element(screen.getByTestId('place')).toHaveTextContent('/business/12/edit')
})

test('what was used lately comes first; the device keeps no names', async () => {
  localStorage.setItem('zila-palette-recent', '["person-7","screen-adminAudit","person-8"]')
  const screen = await shown()
  await screen.getByRole('button', { name: /go to/i }).click()
  const options = screen.getByRole('option')
  await expect.element(options.nth(0)).toHaveTextContent('Asha Person, asha@example.org')
  await expect.element(options.nth(1)).toHaveTextContent('Audit log कार्रवाई का इतिहास Screen')
  expect(asked).toEqual([`keys=${encodeURIComponent('person-7,person-8')}`])
  await options.nth(1).click()
  expect(JSON.parse(localStorage.getItem('zila-palette-recent')!)).toEqual([
    'screen-adminAudit',
    'person-7',
    'person-8',
  ])
})

test('without a line it says so, and screens are still there', async () => {
  isDown = true
  const screen = await shown()
  await screen.getByRole('button', { name: /go to/i }).click()
  await screen.getByRole('combobox').fill('user')
  await expect.element(screen.getByRole('option', { name: /User management/ })).toBeVisible()
  await expect.element(screen.getByText('Search failed.', { exact: false }).first()).toBeVisible()
})

test('keys within an editor belong to its text', async () => {
  const screen = await shown()
  await screen.getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
})

test('the key K is that of the place, whatever a Hindi layout types with it', async () => {
  const screen = await shown()
  const press = { code: 'KeyK', key: 'क', ctrlKey: true, bubbles: true }
  document.body.dispatchEvent(new KeyboardEvent('keydown', press))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
