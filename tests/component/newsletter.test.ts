import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { enhanceNewsletterForm } from '#browser/newsletter/subscribe.ts'
import { outbox } from '#i18n/en/outbox.ts'
import { listWaiting } from '#stores/waiting.ts'

let hasLine = true
let sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent = []
  document.body.innerHTML = `<h1>About</h1>
    <form class="newsletter" data-busy="Sending" data-failed="Failed">
      <input name="email" aria-label="Email" /><button>Subscribe</button>
      <p role="status"><span data-told="briefly" hidden>Subscribed</span>
      <span data-told="done" hidden>Check your mail</span>
      <span data-told="failed" hidden></span></p>
    </form>`
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!hasLine) throw new TypeError('Failed to fetch')
    sent.push((await request.json()) as Record<string, unknown>)
    return Response.json({ success: true, data: { message: 'Thanks' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

test('an address that is typed without a line is kept, said so, and sent later', async () => {
  enhanceNewsletterForm(document.querySelector('form')!)
  hasLine = false
  await page.getByLabelText('Email').fill('asha@example.org')
  await page.getByRole('button').click()
  await expect.element(page.getByText(outbox.kept)).toBeVisible()
  await expect.element(page.getByText('Subscribed')).not.toBeVisible()
  const [form] = listWaiting()
  expect(form).toMatchObject({ call: 'POST /newsletter', state: 'waiting', about: '' })
  hasLine = true
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toMatchObject([{ email: 'asha@example.org', key: form!.key }])
  await page.getByLabelText('Email').fill('asha@example.org')
  await page.getByRole('button').click()
  await expect.element(page.getByText('Check your mail')).toBeVisible()
  expect(localStorage.getItem('outbox')).not.toContain('asha@')
})
