import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CallError } from '#client/call-error.ts'
import {
  deleteStoredPhotos,
  saveStoredPhotos,
  readStoredPhotos,
} from '#app/form/photos/stored-photos.ts'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { useFreshLinks } from '#app/form/photos/use-fresh-links.ts'
import { SinglePhoto } from '#app/form/photos/SinglePhoto.tsx'
import { usePhotos, type PhotoOptions } from '#app/form/photos/use-photos.ts'

const DRAFT = 'photos:test'
const picture = (name: string, type = 'image/jpeg') => new File(['12345'], name, { type })

beforeEach(() => deleteStoredPhotos(DRAFT))

function Form(options: Partial<PhotoOptions> & { send: PhotoOptions['send'] }) {
  const photos = usePhotos({
    draft: DRAFT,
    most: 3,
    check: ({ name, type }) =>
      type.startsWith('image/') ? null : `${name} is not a valid image file`,
    ...options,
  })
  return (
    <>
      <PhotoField label="Photos" photos={photos} main="Main" described />
      <p className="sent">{photos.urls.join(' ')}</p>
    </>
  )
}

const sendByName = async (file: File) => `/uploads/${file.name}`

async function choose(container: Element, ...files: File[]) {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('photos are sent one at a time, in their order', async () => {
  let underWay = 0
  let most = 0
  const send = async (file: File) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 20))
    underWay--
    return `/uploads/${file.name}`
  }
  const screen = await render(<Form send={send} />)
  await choose(screen.container, picture('a.jpg'), picture('b.jpg'), picture('c.jpg'))
  const sent = screen.container.querySelector<HTMLElement>('.sent')!
  await expect.element(sent).toHaveTextContent('/uploads/a.jpg /uploads/b.jpg /uploads/c.jpg')
  expect(most).toBe(1)
  await expect.element(screen.getByText('Main')).toBeVisible()
})

test('wrong files and too many are said, the others are taken', async () => {
  const screen = await render(<Form send={sendByName} />)
  const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => picture(name))
  await choose(screen.container, picture('film.mov', 'video/mp4'), ...files)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('film.mov is not a valid image file')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('You can add up to 3 photos. The others were not added')
  const sent = screen.container.querySelector<HTMLElement>('.sent')!
  await expect.element(sent).toHaveTextContent('/uploads/a.jpg /uploads/b.jpg /uploads/c.jpg')
})

test('the order is changed by buttons and by the arrow keys of the grip, and is told', async () => {
  const start = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ url }))
  const screen = await render(<Form send={sendByName} start={start} />)
  const sent = screen.container.querySelector<HTMLElement>('.sent')!
  await screen.getByRole('button', { name: 'Move later: a.jpg' }).click()
  await expect.element(sent).toHaveTextContent('/b.jpg /a.jpg /c.jpg')
  await expect.element(screen.getByRole('status')).toHaveTextContent('a.jpg is now 2 of 3')
  const grip = screen.getByRole('button', { name: /Move c/ })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(sent).toHaveTextContent('/b.jpg /c.jpg /a.jpg')
  await expect.element(grip).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Move earlier: b.jpg' })).toBeDisabled()
})

test('the order is changed by pulling the grip', async () => {
  const start = ['/a.jpg', '/b.jpg'].map((url) => ({ url }))
  const screen = await render(<Form send={sendByName} start={start} />)
  const grip = screen.getByRole('button', { name: /Move a/ }).element()
  const place = screen.container.querySelectorAll('[data-place]')[1]!
  place.scrollIntoView({ block: 'center' })
  const target = place.getBoundingClientRect()
  const at = (type: string, x: number, y: number) =>
    grip.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }),
    )
  at('pointerdown', 0, 0)
  await expect.poll(() => screen.container.querySelector('.photo-held')).not.toBeNull()
  at('pointermove', target.x + target.width / 2, target.y + target.height / 2)
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/b.jpg /a.jpg')
  at('pointerup', 0, 0)
})

test('what the server refuses says why; what failed can be tried again', async () => {
  let isDown = true
  const send = async (file: File) => {
    if (file.name === 'bad.jpg') throw new CallError('INVALID_INPUT', 'Not a picture', 400)
    if (isDown) throw new CallError('INTERNAL', 'Out of order', 500)
    return `/uploads/${file.name}`
  }
  const screen = await render(<Form send={send} />)
  await choose(screen.container, picture('bad.jpg'), picture('good.jpg'))
  await expect.element(screen.getByText('Not a picture')).toBeVisible()
  await expect.element(screen.getByText('Out of order')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: /Try again/ }).click()
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/uploads/good.jpg')
})

test('a line that broke is tried again by itself when it is back', async () => {
  let isDown = true
  const send = vi.fn(async (file: File) => {
    if (isDown) throw new CallError('NETWORK', 'No answer', 0)
    return `/uploads/${file.name}`
  })
  const screen = await render(<Form send={send} />)
  await choose(screen.container, picture('a.jpg'))
  await expect.poll(() => send.mock.calls.length).toBe(1)
  isDown = false
  dispatchEvent(new Event('online'))
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/uploads/a.jpg')
})

test('a photo under way is stopped, and the next one follows', async () => {
  const stopped = vi.fn()
  const send = (file: File, { signal }: { signal: AbortSignal }) =>
    file.name === 'b.jpg'
      ? sendByName(file)
      : new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => {
            stopped()
            reject(new Error('stopped'))
          }),
        )
  const screen = await render(<Form send={send} />)
  await choose(screen.container, picture('a.jpg'), picture('b.jpg'))
  await screen.getByRole('button', { name: 'Cancel upload: a.jpg' }).click()
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/uploads/b.jpg')
  expect(stopped).toHaveBeenCalledOnce()
})

test('unsent files, addresses, order and texts are there again after a reload', async () => {
  await saveStoredPhotos(DRAFT, [
    { id: '1', name: 'b.jpg', alt: 'The counter', url: '/uploads/b.jpg' },
    { id: '2', name: 'a.jpg', alt: '', file: picture('a.jpg') },
  ])
  const screen = await render(<Form send={sendByName} />)
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/uploads/b.jpg /uploads/a.jpg')
  await expect.element(screen.getByRole('textbox').first()).toHaveValue('The counter')
})

test('a photo is kept while it is being sent, however often its share is told', async () => {
  let timer = 0
  const send: PhotoOptions['send'] = (_, { onProgress }) => {
    let sent = 0
    timer = window.setInterval(() => onProgress({ sent: ++sent, total: 10_000 }), 50)
    return new Promise(() => undefined)
  }
  const screen = await render(<Form send={send} />)
  await choose(screen.container, picture('a.jpg'))
  const kept = async () =>
    (await readStoredPhotos(DRAFT))?.map(({ name, file }) => [name, file?.size])
  await expect.poll(kept, { timeout: 3000 }).toEqual([['a.jpg', 5]])
  clearInterval(timer)
})

test('one picture is chosen, shown and taken away', async () => {
  function Logo() {
    const photos = usePhotos({ draft: DRAFT, most: 1, check: () => null, send: sendByName })
    return <SinglePhoto label="Logo" photos={photos} />
  }
  const screen = await render(<Logo />)
  await choose(screen.container, picture('logo.png'))
  await expect
    .element(screen.getByRole('img', { name: 'Logo' }))
    .toHaveAttribute('src', '/api/uploads/logo.png')
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('button', { name: 'Choose a photo' })).toBeVisible()
})

function Renewed({ read }: { read: (id: number) => Promise<object> }) {
  const photos = usePhotos({
    draft: DRAFT,
    start: [
      { url: '/uploads/a.webp?until=1&key=old' },
      { url: '/uploads/b.webp?until=99999&key=b' },
    ],
    most: 3,
    check: () => null,
    send: sendByName,
  })
  useFreshLinks(7, [photos], read)
  return <p className="sent">{photos.urls.join(' ')}</p>
}

test('a link that has run out is taken anew from the draft of the server, once', async () => {
  const read = vi.fn(async (_: number) => ({
    values: { images: ['/uploads/a.webp?until=99999&key=new', '/uploads/c.webp?until=9&key=c'] },
  }))
  const screen = await render(<Renewed read={read} />)
  await expect
    .element(screen.container.querySelector<HTMLElement>('.sent')!)
    .toHaveTextContent('/uploads/a.webp?until=99999&key=new /uploads/b.webp?until=99999&key=b')
  expect(read.mock.calls).toEqual([[7]])
})
