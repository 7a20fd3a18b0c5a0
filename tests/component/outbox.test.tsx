import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { enquiryForm } from '#i18n/en/enquiry-form.ts'
import { outbox as t } from '#i18n/en/outbox.ts'
import { EnquiryDialog } from '#islands/enquiries/EnquiryDialog.tsx'
import { sendOrKeep } from '#stores/send-or-keep.ts'
import { sendWaiting } from '#stores/send-waiting.ts'
import { listWaiting, saveWaiting, WAITING_KEY, type WaitingForm } from '#stores/waiting.ts'

type Answer = () => Response | Promise<Response>
const json = (status: number, body: object) => () => Response.json(body, { status })
const OK = json(201, { success: true, data: { message: 'Thanks', reference: 'C-7' } })
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const refuses = (status: number, code: string, error: string) =>
  json(status, { success: false, code, error })

let answer: Answer = OK
let sent: { path: string; body: Record<string, unknown> }[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      path: new URL(request.url).pathname,
      body: (await request.clone().json()) as Record<string, unknown>,
    })
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const body = { name: 'Asha', email: 'asha@example.org', message: 'Open?', shownFor: 9000 }
const write = (values: object = body) =>
  sendOrKeep({ call: 'POST /contacts', body: { ...body, ...values }, form: 'contact', values })
const states = () => listWaiting().map(({ state }) => state)

describe('a form', () => {
  test('that is sent leaves nothing on the device', async () => {
    answer = OK
    expect(await write()).toMatchObject({ data: { reference: 'C-7' } })
    expect(localStorage.getItem(WAITING_KEY)).toBeNull()
    expect(sent[0]!.body).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
  })

  test('without a connection is kept, and sent later with the same key, once', async () => {
    answer = offline
    expect(await write()).toBeNull()
    expect(states()).toEqual(['waiting'])
    answer = OK
    expect(await Promise.all([sendWaiting(), sendWaiting()])).toHaveLength(2)
    expect(states()).toEqual(['sent'])
    expect(sent).toHaveLength(2)
    expect(sent[1]!.body['key']).toBe(sent[0]!.body['key'])
    await sendWaiting()
    expect(sent).toHaveLength(2)
    expect(localStorage.getItem(WAITING_KEY)).not.toContain('asha@example.org')
  })

  test('that waits says how long it was shown, so that it does not seem a program', async () => {
    answer = offline
    await write({ shownFor: 10 })
    const [form] = listWaiting()
    saveWaiting({ ...form!, at: form!.at - 60_000 })
    answer = OK
    await sendWaiting()
    expect(sent[1]!.body['shownFor']).toBeGreaterThan(60_000)
  })

  test('that the server refuses at once is not kept: it is still in the form', async () => {
    answer = refuses(400, 'INVALID_INPUT', 'No')
    await expect(write()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(listWaiting()).toEqual([])
  })

  test('sent again after a failure has the key of the first attempt', async () => {
    answer = refuses(500, 'INTERNAL', 'Oops')
    await expect(write()).rejects.toMatchObject({ code: 'INTERNAL' })
    answer = OK
    await write()
    expect(sent[1]!.body['key']).toBe(sent[0]!.body['key'])
    await write()
    expect(sent[2]!.body['key']).not.toBe(sent[0]!.body['key'])
  })

  test('fails as before where the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    answer = offline
    await expect(write()).rejects.toMatchObject({ code: 'NETWORK' })
    vi.restoreAllMocks()
  })
})

describe('what waits', () => {
  const keep = async (change: Partial<WaitingForm> = {}) => {
    answer = offline
    await write()
    saveWaiting({ ...listWaiting().at(-1)!, ...change })
    sent = []
  }

  test.each([
    [429, 'TOO_MANY_REQUESTS', 'waiting'],
    [503, 'UNAVAILABLE', 'waiting'],
    [401, 'NOT_SIGNED_IN', 'waiting'],
    [403, 'FORBIDDEN', 'refused'],
    [404, 'NOT_FOUND', 'refused'],
  ])('after a %s %s is %s', async (status, code, state) => {
    await keep()
    answer = refuses(status, code, 'Not now')
    await sendWaiting()
    expect(listWaiting()).toMatchObject([
      { state, notice: state === 'refused' ? 'Not now' : '', values: body },
    ])
  })

  test('of another account is not sent', async () => {
    await keep({ account: 5 })
    answer = OK
    expect(await sendWaiting()).toEqual([])
    expect(sent).toEqual([])
  })

  test('is forgotten after a month', async () => {
    await keep({ at: Date.now() - 31 * 24 * 3600_000 })
    expect(listWaiting()).toEqual([])
  })

  test('pushes none out when many wait; what was sent makes room', async () => {
    await keep()
    const [form] = listWaiting()
    for (let n = 1; n < 50; n += 1) saveWaiting({ ...form!, key: `key-${n}`, state: 'refused' })
    expect(saveWaiting({ ...form!, key: 'key-50' })).toBe(false)
    expect(listWaiting()).toHaveLength(50)
    expect(listWaiting()[0]).toEqual(form)
    saveWaiting({ ...form!, state: 'sent' })
    expect(saveWaiting({ ...form!, key: 'key-50' })).toBe(true)
    expect(listWaiting()).toHaveLength(50)
  })

  test('that its page was closed while it was sent is sent by the next page', async () => {
    await keep({ state: 'sending' })
    answer = OK
    await sendWaiting()
    expect(sent).toEqual([])
    saveWaiting({ ...listWaiting()[0]!, at: Date.now() - 60_000 })
    await sendWaiting()
    expect(states()).toEqual(['sent'])
  })
})

describe('the dialog', () => {
  const open = (onSent: (text: string) => void = () => undefined) =>
    render(
      <EnquiryDialog
        business={{ id: 7, name: 'Tara Sweets' }}
        open
        onClose={() => undefined}
        onSent={onSent}
        t={enquiryForm}
      />,
    )

  test('says that it is kept, shows it when it is opened again, and deletes it', async () => {
    answer = offline
    const onSent = vi.fn()
    const screen = await open(onSent)
    await userEvent.fill(screen.getByLabelText(/^Your name|^Name|^Full name/i), 'Asha')
    await userEvent.fill(screen.getByLabelText(/email/i), 'asha@example.org')
    await userEvent.fill(screen.getByLabelText(/message/i), 'Is it open?')
    await screen.getByRole('button', { name: enquiryForm.submit }).click()
    await expect.poll(() => onSent.mock.calls).toEqual([[t.kept]])
    await expect.element(screen.getByText(t.waiting)).toBeVisible()
    await screen.getByRole('button', { name: t.delete }).click()
    await expect.element(screen.getByText(t.waiting)).not.toBeInTheDocument()
    expect(listWaiting()).toEqual([])
  })

  test('shows why it was refused, and gives the words back', async () => {
    const values = { name: 'Asha', email: 'asha@example.org', phone: '', message: 'Is it open?' }
    saveWaiting({
      ...{ key: 'k1234567', call: 'POST /contact', body: {}, values, form: 'inquiry-to:7' },
      ...{ about: '', href: '/', account: 0, at: Date.now() },
      ...{ state: 'refused', notice: 'Business not found.' },
    })
    const screen = await open()
    await expect.element(screen.getByText('Business not found.', { exact: false })).toBeVisible()
    await screen.getByRole('button', { name: t.edit }).click()
    await expect.element(screen.getByLabelText(/message/i)).toHaveValue('Is it open?')
    answer = OK
    await screen.getByRole('button', { name: enquiryForm.submit }).click()
    await expect.poll(() => listWaiting()).toEqual([])
  })
})
