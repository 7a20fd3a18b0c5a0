import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Creative } from '#contract/ad-creatives.ts'
import { CreativesDialog } from '#app/account/creatives/CreativesDialog.tsx'
import '#styles/app/slot-place.css'
import { expectAccessible } from '../setup/accessible.ts'

afterEach(() => vi.unstubAllGlobals())

const creative = (values: Partial<Creative>): Creative => ({
  ...{ id: 1, campaignId: 7, name: 'Box', type: 'text', size: '300x250', position: 'sidebar' },
  ...{ headline: 'Warm rooms', description: null, callToAction: 'Learn More' },
  ...{ imageUrl: null, gifUrl: null, videoUrl: null, stillUrl: null, frameUrl: null },
  ...{ carousel: [], fileSize: null, fileDuration: null, isApproved: true },
  ...{ rejectionReason: null, state: 'approved', proposed: null, waitingSince: null },
  campaign: {
    ...{ id: 7, title: 'Heaters', targetUrl: 'https://example.com' },
    user: { id: 7, name: 'Asha', email: 'asha@example.in' },
  },
  createdAt: '2026-11-01T06:00:00Z',
  updatedAt: '2026-11-01T06:00:00Z',
  version: 2,
  ...values,
})

/** Stands in for the browser's request, which alone tells the progress of an upload. */
class Sent {
  static all: Sent[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  url = ''
  status = 0
  response: unknown = null
  form: FormData | null = null
  isAborted = false
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader() {
    // Nobody is signed in here.
  }
  abort() {
    this.isAborted = true
    this.onabort()
  }
  send(form: FormData) {
    this.form = form
    Sent.all.push(this)
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
  }
}

/** The window with a server that answers these creatives; what was written without a file. */
async function show(creatives: Creative[]) {
  const asked: { name: string; body: unknown }[] = []
  const said: string[] = []
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.method !== 'GET') {
      const name = `${input.method} ${new URL(input.url).pathname.replace('/api', '')}`
      asked.push({ name, body: await input.json().catch(() => null) })
    }
    return Response.json({ success: true, creatives, data: creatives[0], message: '' })
  })
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <CreativesDialog
        campaign={{ id: 7, title: 'Heaters' }}
        onClose={() => undefined}
        onNotice={(text) => said.push(text)}
      />
    </QueryClientProvider>,
  )
  return { screen, asked, said }
}

/** What the preview shows, in its frame. */
const previewed = () => document.querySelector('iframe')!.contentDocument!.body

test('each creative as it stands, its state and the reason of a rejection', async () => {
  const { screen, asked, said } = await show([
    creative({}),
    creative({ id: 2, name: 'New', isApproved: false, state: 'pending' }),
    creative({
      ...{ id: 3, name: 'Bad', isApproved: false, state: 'rejected' },
      rejectionReason: 'The price is another.',
    }),
  ])
  await expect.element(page.getByRole('article', { name: 'Box' })).toMatchTextContent(/Approved/)
  const bad = page.getByRole('article', { name: 'Bad' })
  await expect.element(bad).toMatchTextContent(/Rejected.*“The price is another\.”/)
  await expect
    .element(page.getByRole('article', { name: 'New' }))
    .toMatchTextContent(/Pending.*Pending approval/)
  await expectAccessible(screen.container)
  await bad.getByRole('button', { name: 'Edit and resubmit: Bad' }).click()
  await page.getByRole('textbox', { name: /^Headline/ }).fill('No price')
  await vi.waitFor(() => expect(previewed().textContent).toMatch(/No price/))
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.poll(() => said).toHaveLength(1)
  expect(asked).toEqual([
    {
      name: 'PUT /ads/creatives/3',
      body: {
        ...{ name: 'Bad', size: '300x250', position: 'sidebar', headline: 'No price' },
        ...{ description: '', callToAction: 'Learn More', version: 2 },
      },
    },
  ])
  await page.getByRole('button', { name: 'Delete: Box' }).click()
  const sure = page.getByRole('dialog', { name: /Are you sure/ })
  await sure.getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(said.at(-1)).toBe('Creative deleted.'))
})

test('limits come first; a file is sent, cancelled, refused, sent again', async () => {
  const { said } = await show([])
  await page.getByRole('button', { name: 'Add a creative' }).click()
  const send = page.getByRole('button', { name: 'Submit for approval' })
  await send.click()
  await expect.element(page.getByText('Please select a file for this ad type')).toBeVisible()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(page.getByText('0/50')).toBeVisible()
  await expect.element(page.getByText('0/150')).toBeVisible()
  await expect.element(page.getByText('10/20')).toBeVisible()

  const file = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(file, new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await page.getByRole('textbox', { name: /^Name/ }).fill('Banner')
  await send.click()
  await expect
    .element(page.getByText('Invalid file type. Allowed: jpg, jpeg, png, webp'))
    .toBeVisible()
  expect(Sent.all).toHaveLength(0)
  await page.getByRole('button', { name: 'Remove notes.txt' }).click()
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'banner.png', { type: 'image/png' }),
  )
  await vi.waitFor(() => expect(previewed().querySelector('img')?.src).toMatch(/^blob:/))
  await send.click()
  await vi.waitFor(() => expect(Sent.all).toHaveLength(1))
  Sent.all[0]!.upload.onprogress?.({ loaded: 40, total: 100 })
  await expect.element(page.getByText('40% uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  expect(Sent.all[0]!.isAborted).toBe(true)

  await send.click()
  await vi.waitFor(() => expect(Sent.all).toHaveLength(2))
  Sent.all[1]!.onerror()
  await expect.element(page.getByText(/Connection lost/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(Sent.all).toHaveLength(3))
  const { form, url } = Sent.all[2]!
  expect(url).toMatch(/\/ads\/creatives\/banner$/)
  expect(
    [...form!.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  ).toEqual([
    ['name', 'Banner'],
    ['size', '300x250'],
    ['position', 'sidebar'],
    ['headline', ''],
    ['description', ''],
    ['callToAction', 'Learn More'],
    ['campaignId', '7'],
    ['type', 'banner'],
    ['adType', 'banner'],
    ['adSize', '300x250'],
    ['bannerFile', 'banner.png'],
  ])
  const fields = { bannerFile: 'This is no picture' }
  Sent.all[2]!.answer(400, { success: false, code: 'INVALID_INPUT', error: 'No', fields })
  await expect.element(page.getByText('This is no picture')).toBeVisible()
  await send.click()
  await vi.waitFor(() => expect(Sent.all).toHaveLength(4))
  Sent.all[3]!.answer(201, { success: true, data: creative({}), message: '' })
  await expect
    .poll(() => said)
    .toEqual(['Creative uploaded successfully! It will be reviewed by our team before going live.'])
})

test('words need a headline or a text, and no file', async () => {
  await show([])
  await page.getByRole('button', { name: 'Add a creative' }).click()
  await page.getByLabelText('Ad type').selectOptions('Text')
  expect(document.querySelector('input[type=file]')).toBeNull()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Words')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(page.getByText('Enter a headline or a description')).toBeVisible()
  expect(Sent.all).toHaveLength(0)
})

/** A picture of so many pixels. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([content!], 'shop.png', { type: 'image/png' })
}

const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)

test('the sizes that fit are said beforehand; another is not sent', async () => {
  await show([])
  await page.getByRole('button', { name: 'Add a creative' }).click()
  const send = page.getByRole('button', { name: 'Submit for approval' })
  await expect
    .element(page.getByText(/Size: 300 × 250 pixels, or the same shape up to 1200 × 1000\./))
    .toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Banner')
  await choose(await picture(300, 300))
  await send.click()
  await expect
    .element(page.getByText(/^shop\.png: 300 × 300 pixels has the wrong shape\. Use 300 × 250/))
    .toBeVisible()
  expect(Sent.all).toHaveLength(0)
  await page.getByRole('button', { name: 'Remove shop.png' }).click()
  await choose(await picture(600, 500))
  await send.click()
  await vi.waitFor(() => expect(Sent.all).toHaveLength(1))
})

test('a page that names another size is not sent', async () => {
  await show([])
  await page.getByRole('button', { name: 'Add a creative' }).click()
  await page.getByLabelText('Ad type').selectOptions('Rich media (HTML)')
  await expect.element(page.getByText(/Made for: 300\s×\s250/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Page')
  const named = '<meta name="ad.size" content="width=728,height=90"><b>Heaters</b>'
  await choose(new File([named], 'ad.html', { type: 'text/html' }))
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(page.getByText(/The page sets its size to 728 × 90 pixels/)).toBeVisible()
  expect(Sent.all).toHaveLength(0)
})
