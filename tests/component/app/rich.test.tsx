import '#styles/app/screens/editor.css'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EditorHandle } from '#app/admin/editor/text/tool.ts'
import { useWritingMode } from '#app/admin/editor/use-writing-mode.ts'
import { PostTextEditor } from '#app/admin/editor/PostTextEditor.tsx'
import { expectAccessible } from '../setup/accessible.ts'

let text = ''
let files: readonly File[] = []
let leftOut = 0
let hand: EditorHandle | null = null

function Sheet({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  const own = useRef<EditorHandle>(null)
  const { mode, why, choose, cannot } = useWritingMode()
  return (
    <>
      <button onClick={() => choose(mode === 'rich' ? 'plain' : 'rich')}>Other way</button>
      <button onClick={() => (hand = own.current)}>Take hand</button>
      <p role="status">{why}</p>
      <PostTextEditor
        key={mode}
        mode={mode}
        handRef={own}
        links={{}}
        problem={undefined}
        value={value}
        onChange={(content) => {
          text = content
          setValue(content)
        }}
        onCannot={cannot}
        onMedia={() => undefined}
        onFiles={(given) => (files = given)}
        onLeftOut={(pictures) => (leftOut = pictures)}
      />
    </>
  )
}

async function write(first: string) {
  text = first
  const screen = await render(<Sheet first={first} />)
  const field = screen.getByRole('textbox', { name: 'Text', exact: true })
  await expect.element(field).toBeVisible()
  return { screen, field }
}

/** The end of the text, where typing goes on. */
async function toEnd(field: { click: () => Promise<void> }) {
  await field.click()
  await untilIdle()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await untilIdle()
}

/**
 * The browser tells the editor later where the cursor was put (`selectionchange`); on a busy
 * machine a key can come before it, and would write where the cursor was.
 */
const untilIdle = () => new Promise((done) => requestIdleCallback(done))

async function paste(types: Record<string, string>, given: readonly File[] = []) {
  const data = new DataTransfer()
  for (const [type, value] of Object.entries(types)) data.setData(type, value)
  for (const file of given) data.items.add(file)
  const event = { clipboardData: data, bubbles: true, cancelable: true }
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', event))
  await new Promise((done) => setTimeout(done))
}

afterEach(() => {
  localStorage.clear()
  ;[files, leftOut, hand] = [[], 0, null]
})

test('what is typed is Markdown, by buttons, keys and signs', async () => {
  const { screen, field } = await write('The market opens.')
  await expectAccessible(screen.container)
  await toEnd(field)
  await userEvent.keyboard(' {Control>}b{/Control}Come{Control>}b{/Control} early.{Enter}')
  await userEvent.keyboard('## Days{Enter}- Monday{Enter}Friday{Enter}{Enter}**Now** or `never`')
  await expect
    .poll(() => text)
    .toBe(
      'The market opens. **Come** early.\n\n## Days\n\n- Monday\n- Friday\n\n**Now** or `never`',
    )
  await screen.getByRole('button', { name: 'Quote' }).click()
  await expect.poll(() => text).toMatch(/\n\n> \*\*Now\*\* or `never`$/)
  await expect
    .element(screen.getByRole('button', { name: 'Quote' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => text).not.toContain('>')
})

test('a link, a table, a line across', async () => {
  const { screen, field } = await write('See the map')
  await field.click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  const address = screen.getByRole('textbox', { name: 'Link' })
  await address.fill('nonsense')
  await screen.getByRole('button', { name: 'Add link' }).click()
  await expect.element(screen.getByText(/^Links start with/)).toBeVisible()
  await expectAccessible(screen.container)
  await address.fill('maps.example/x_(y)')
  await screen.getByRole('button', { name: 'Add link' }).click()
  await expect.poll(() => text).toBe('[See the map](https://maps.example/x_\\(y\\))')
  await toEnd(field)
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  await userEvent.keyboard('Day{Tab}Where{Tab}How')
  await screen.getByRole('button', { name: 'Delete row' }).click()
  await screen.getByRole('button', { name: 'Add row below' }).click()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Delete column' }).click()
  await toEnd(field)
  await screen.getByRole('button', { name: 'Divider' }).click()
  await expect.poll(() => text).toMatch(/\| Day \| Where \|\n(?:\|.*\n){4}\n---$/)
})

test('Hindi is composed, letter by letter, and undone', async () => {
  const { screen, field } = await write('Bazaar:')
  await toEnd(field)
  await userEvent.keyboard(' ')
  const devtools = cdp()
  for (const part of ['ब', 'बा', 'बाज़', 'बाज़ार'])
    await devtools.send('Input.imeSetComposition', {
      ...{ text: part, selectionStart: part.length, selectionEnd: part.length },
    })
  await devtools.send('Input.insertText', { text: 'बाज़ार' })
  await expect.poll(() => text).toBe('Bazaar: बाज़ार')
  await userEvent.keyboard(' दिन')
  await expect.poll(() => text).toBe('Bazaar: बाज़ार दिन')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => text).not.toContain('दिन')
})

const DOC =
  '<meta charset="utf-8"><b style="font-weight:normal"><h1>Fairs</h1>' +
  '<p><span style="font-weight:700">Two</span> days</p></b><img src="data:image/png;base64,AA==">'

for (const mode of ['rich', 'plain'])
  test(`${mode}: paste is cleaned, pictures go to the library`, async () => {
    localStorage.setItem('blog-editor-mode', mode)
    const { field } = await write('Before.')
    await toEnd(field)
    await userEvent.keyboard('{Enter}{Enter}')
    await paste({ 'text/html': DOC, 'text/plain': 'Fairs Two days' })
    await expect.poll(() => text).toBe('Before.\n\n## Fairs\n\n**Two** days')
    expect(leftOut).toBe(1)
    const picture = new File(['x'], 'tree.png', { type: 'image/png' })
    await paste({}, [picture])
    expect(files).toHaveLength(1)
  })

test('rich: the signs of pasted plain text are letters; lines stay lines', async () => {
  const { field } = await write('')
  await toEnd(field)
  await paste({ 'text/plain': 'One *star*\nsame\n\nnext' })
  await expect.poll(() => text).toBe('One \\*star\\*\nsame\n\nnext')
})

test('a picture comes where the cursor is; its words can be changed', async () => {
  const { screen, field } = await write('One.\n\nTwo.')
  await field.click({ position: { x: 40, y: 30 } })
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}')
  await screen.getByRole('button', { name: 'Take hand' }).click()
  hand!.insert('![A tree](/uploads/a.png)')
  await expect.poll(() => text).toBe('One.\n\n![A tree](/uploads/a.png)\n\nTwo.')
  await screen.getByRole('img', { name: 'A tree' }).click({ force: true })
  await screen.getByRole('textbox', { name: 'Caption' }).fill('By Meera')
  await expect.poll(() => text).toContain('![A tree](/uploads/a.png "By Meera")')
})

test('both ways write one text; what rich cannot keep stays plain', async () => {
  const { screen, field } = await write('# One\n\n* two\n* three')
  await screen.getByRole('button', { name: 'Other way' }).click()
  await expect.element(field).toHaveValue('# One\n\n* two\n* three')
  await userEvent.fill(field, '*one *two* one*')
  await screen.getByRole('button', { name: 'Other way' }).click()
  await expect.element(screen.getByText(/formatting that the editor can’t show/)).toBeVisible()
  await expect.element(field).toHaveValue('*one *two* one*')
})
