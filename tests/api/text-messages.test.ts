import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getMobileCodeState, requestMobileCode } from '#contract/mobile.ts'
import { mails, settings, textMessages } from '#server/kit/db/tables/index.ts'
import { createGatewayRequest } from '#server/kit/text-messages/gateway.ts'
import {
  gatewayRequest,
  sendWaitingMessages,
  type Gateway,
} from '#server/kit/text-messages/index.ts'
import { DAY_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import { SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { readMobileCode, readTextMessages } from './setup/text-messages.ts'

let api: TestApi
let outbox: string
beforeAll(async () => {
  api = await startApi()
  outbox = await mkdtemp(join(tmpdir(), 'zila-outbox-'))
})
afterAll(async () => {
  await rm(outbox, { recursive: true })
  await api.close()
})
beforeEach(() => void (api.clock.now = null))

let serial = 0
const nextMobile = () => `+9197${String(10_000_000 + (serial += 1))}`
const ask = async (mobile: string, more: object = {}) =>
  (await api.read(requestMobileCode, { body: { mobile, ...more } })).data

const logged: string[] = []
const logger = pino({}, { write: (line: string) => void logged.push(line) })
const send = (gateway: Gateway | null, now = new Date()) =>
  sendWaitingMessages({ db: api.db, logger, config: { gateway, outbox }, now: () => now })

/** A gateway of the tests: what it is asked, and what it does with it. */
async function openGateway(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { url: string; body: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body, headers: request.headers })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  open.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return { asked, url: `http://127.0.0.1:${port}/send` }
}
const open: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(open.splice(0).map((close) => close())))

const JSON_REQUEST = gatewayRequest.parse({
  headers: { 'Content-Type': 'application/json', authkey: 'secret' },
  body: '{"to":"{phone}","text":"{text}","template":"{template}","key":"{id}"}',
  templates: { code: { en: '1107160000000001', hi: '1107160000000002' } },
})

describe('a message is handed to the gateway as its description says', () => {
  test('with number, registered template and text, whose last line the browser reads', async () => {
    const { asked, url } = await openGateway((_, response) => response.end('{"ok":true}'))
    const mobile = nextMobile()
    const { challenge } = await ask(mobile)
    const code = await readMobileCode(api, mobile)
    await send({ url, ...JSON_REQUEST })
    const [{ id } = { id: 0 }] = await readTextMessages(api, mobile)
    const body = JSON.parse(asked.at(-1)!.body) as Record<string, string>
    expect(body).toMatchObject({
      ...{ to: mobile.slice(1), template: '1107160000000001', key: String(id) },
    })
    expect(body['text']).toContain(`${code} is your code`)
    expect(body['text']!.split('\n').at(-1)).toBe(`@${new URL(SITE_ORIGIN).hostname} #${code}`)
    expect(asked.at(-1)!.headers['authkey']).toBe('secret')
    const { data } = await api.read(getMobileCodeState, { body: { challenge } })
    expect(data.state).toBe('sent')
  })

  test('in Hindi with its own template', async () => {
    const { asked, url } = await openGateway((_, response) => response.end('ok'))
    await ask(nextMobile(), { language: 'hi' })
    await send({ url, ...JSON_REQUEST })
    const body = JSON.parse(asked.at(-1)!.body) as Record<string, string>
    expect(body['template']).toBe('1107160000000002')
    expect(body['text']).toContain('किसी को न बताएँ')
  })

  const message = {
    ...{ id: 7, recipient: '+919876543210', template: 'code', language: 'en' as const },
    ...{ text: 'A "text" & more\nनमस्ते', code: '123456' },
  }
  test.each([
    ['JSON', 'application/json', '{"t":"{text}"}', JSON.stringify({ t: message.text })],
    [
      'a form',
      'application/x-www-form-urlencoded',
      't={text}',
      `t=${encodeURIComponent(message.text)}`,
    ],
    ['plain text', 'text/plain', '{code}: {text}', `123456: ${message.text}`],
  ])('values are written as %s wants them', (_, type, body, expected) => {
    const gateway = gatewayRequest.parse({ headers: { 'content-type': type }, body })
    const url = 'https://sms.example/?to={national}&text={text}'
    const made = createGatewayRequest({ url, ...gateway }, message)
    expect(made.body).toBe(expected)
    expect(new URL(made.url).searchParams.get('text')).toBe(message.text)
    expect(new URL(made.url).searchParams.get('to')).toBe('9876543210')
  })
})

describe('a code is never sent twice for one press', () => {
  test.each<[string, (request: IncomingMessage, response: ServerResponse) => void, string]>([
    ['refuses', (_, r) => void r.writeHead(403).end('no'), 'failed'],
    ['is out of order', (_, r) => void r.writeHead(502).end('later'), 'unknown'],
    ['cuts the line', (request) => void request.socket.destroy(), 'unknown'],
    [
      'redirects',
      (_, r) => void r.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'failed',
    ],
    ['answers rubbish', (_, r) => void r.end('<html>Error 105</html>'), 'failed'],
    ['accepts twice', (_, r) => void r.end('{"status":"ok"}{"status":"ok"}'), 'sent'],
  ])('a gateway that %s is asked once, and the person is told', async (_, answer, state) => {
    const { asked, url } = await openGateway(answer)
    const mobile = nextMobile()
    const { challenge } = await ask(mobile)
    const gateway = { url, ...JSON_REQUEST, accepted: '"status":"ok"' }
    for (let turn = 0; turn < 3; turn += 1) await send(gateway)
    expect(asked).toHaveLength(1)
    expect((await readTextMessages(api, mobile))[0]).toMatchObject({ state, values: {} })
    const { data } = await api.read(getMobileCodeState, { body: { challenge } })
    expect(data.state).toBe(state === 'sent' ? 'sent' : 'failed')
  })

  test('a gateway that does not answer in time is asked once, and the person is told', async () => {
    const { asked, url } = await openGateway(() => undefined)
    const mobile = nextMobile()
    const { challenge } = await ask(mobile)
    // Its 20 seconds are as many hundredths here.
    const inTime = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => inTime(ms / 100))
    for (let turn = 0; turn < 2; turn += 1) await send({ url, ...JSON_REQUEST })
    expect(timeout).toHaveBeenCalledWith(20_000)
    timeout.mockRestore()
    expect(asked).toHaveLength(1)
    expect((await readTextMessages(api, mobile))[0]).toMatchObject({ state: 'unknown', values: {} })
    const { data } = await api.read(getMobileCodeState, { body: { challenge } })
    expect(data.state).toBe('failed')
  })

  test('a slow gateway holds up neither another message nor whoever asks for a code', async () => {
    const release: (() => void)[] = []
    const { asked, url } = await openGateway((_, response) => {
      if (asked.length > 1) response.end('"ok"')
      else release.push(() => void response.end('"ok"'))
    })
    const [first, second] = [nextMobile(), nextMobile()]
    await ask(first)
    const sending = send({ url, ...JSON_REQUEST })
    await vi.waitUntil(() => release.length > 0)
    await ask(second)
    await send({ url, ...JSON_REQUEST })
    expect((await readTextMessages(api, second))[0]).toMatchObject({ state: 'sent' })
    expect((await readTextMessages(api, first))[0]).toMatchObject({ state: 'sending' })
    release[0]!()
    await sending
    expect((await readTextMessages(api, first))[0]).toMatchObject({ state: 'sent' })
  })

  test('a gateway that is away was not asked, and what it would cost is not counted', async () => {
    const mobile = nextMobile()
    await ask(mobile)
    const { url } = await openGateway(() => undefined)
    await open.pop()!()
    await send({ url, ...JSON_REQUEST })
    expect((await readTextMessages(api, mobile))[0]).toMatchObject({ state: 'failed' })
  })

  test('two processes that send at the same moment send it once', async () => {
    const { asked, url } = await openGateway((_, response) => {
      setTimeout(() => response.end('ok'), 50)
    })
    const mobile = nextMobile()
    await ask(mobile)
    await Promise.all([1, 2, 3].map(() => send({ url, ...JSON_REQUEST })))
    expect(asked).toHaveLength(1)
  })

  test('what a process was sending when it was killed is not sent by the next', async () => {
    const mobile = nextMobile()
    await ask(mobile)
    await api.db
      .update(textMessages)
      .set({ state: 'sending' })
      .where(eq(textMessages.recipient, mobile))
    const { asked, url } = await openGateway((_, response) => response.end('ok'))
    await send({ url, ...JSON_REQUEST })
    expect(asked).toEqual([])
  })

  test('a code that has expired while nobody could send is not sent', async () => {
    const mobile = nextMobile()
    await ask(mobile)
    const { asked, url } = await openGateway((_, response) => response.end('ok'))
    await send({ url, ...JSON_REQUEST }, new Date(Date.now() + 11 * MINUTE_MS))
    expect(asked).toEqual([])
    expect((await readTextMessages(api, mobile))[0]).toMatchObject({ state: 'failed' })
  })

  test('the log names neither the number nor the code', () => {
    expect(logged.length).toBeGreaterThan(5)
    expect(logged.join('')).not.toMatch(/97\d{8}|is your code/)
  })
})

test('without a gateway messages are in the outbox', async () => {
  const mobile = nextMobile()
  await ask(mobile)
  const code = await readMobileCode(api, mobile)
  await send(null)
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.txt'))
  const texts = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  expect(texts.find((text) => text.startsWith(`To: ${mobile}\n`))).toContain(`#${code}`)
})

describe('the messages of a day', () => {
  const setLimit = (textMessagesPerDay: number) =>
    api.db
      .insert(settings)
      .values({ id: 1, values: { textMessagesPerDay } as never })
      .onConflictDoUpdate({
        target: settings.id,
        set: { values: { textMessagesPerDay } },
      })

  test('end at the limit; administrators are told once before; a new day begins anew', async () => {
    const admin = await insertAccount(api.db, {
      ...{ role: 'admin', email: 'team@zila-readers.in', emailConfirmedAt: new Date() },
    })
    await api.db.delete(textMessages)
    await setLimit(10)
    const tries = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        api.ask('/auth/mobile', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ mobile: nextMobile() }),
          from: `192.0.2.${n + 1}`,
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 503)).toHaveLength(6)
    const told = await api.db.select().from(mails).orderBy(asc(mails.id))
    const nearly = told.filter(({ template }) => template === 'text-messages-nearly-used')
    expect(nearly.map(({ recipient }) => recipient)).toEqual([admin.email])
    expect(nearly[0]!.subject).toBe('8 of 10 text messages used today')
    api.clock.now = new Date(Date.now() + DAY_MS)
    expect((await ask(nextMobile())).challenge).toBeTruthy()
  })
})
