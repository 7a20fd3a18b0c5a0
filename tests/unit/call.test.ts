import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError, createClient } from '#client/call.ts'

type Answer = { status: number; body: string } | 'dropped' | 'never'

let server: Server
let baseUrl: string
let answers: Answer[]
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer === 'dropped') request.socket.destroy()
    else if (answer !== 'never')
      response.writeHead(answer.status, { 'Content-Type': typeOf(answer.body) }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const typeOf = (body: string) => (body.startsWith('{') ? 'application/json' : 'text/html')
const good = { status: 200, body: '{"success":true,"data":[]}' }
const busy = { status: 503, body: 'the proxy is starting' }
const call = (timeoutMs?: number) => createClient({ baseUrl, ...(timeoutMs ? { timeoutMs } : {}) })

const failureOf = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    return error
  }
}

test.each([[busy], ['dropped' as const]])(
  'a read that failed in passing is asked once more: %j',
  async (first) => {
    answers = [first, good]
    expect(await call()('GET /categories')).toEqual({ success: true, data: [] })
    expect(asked).toHaveLength(2)
  },
)

test('a read is not asked a third time, and says in words that nothing came', async () => {
  answers = ['dropped']
  expect(await failureOf(call()('GET /categories'))).toMatchObject({
    code: 'NETWORK',
    status: 0,
    message: 'The server could not be reached.',
  })
  expect(asked).toHaveLength(2)
})

test('what is sent is never sent twice', async () => {
  answers = [busy, good]
  const failure = await failureOf(call()('POST /newsletter', { body: { email: 'a@example.com' } }))
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ status: 503, serverMessage: null })
  expect(asked).toEqual(['POST /newsletter'])
})

test('a refusal is handed on with its words and fields, and not asked again', async () => {
  const refusal = {
    success: false,
    code: 'INVALID',
    error: 'Look again.',
    fields: { email: 'No address.' },
  }
  answers = [{ status: 400, body: JSON.stringify(refusal) }]
  const failure = await failureOf(call()('GET /categories'))
  expect(failure).toMatchObject({
    code: 'INVALID',
    serverMessage: 'Look again.',
    fields: { email: 'No address.' },
    status: 400,
  })
  expect(asked).toHaveLength(1)
})

test('a page in place of an answer counts as none', async () => {
  answers = [{ status: 200, body: '<html>Sign in to this hotspot</html>' }]
  expect(await failureOf(call()('GET /categories'))).toMatchObject({ code: 'NETWORK', status: 0 })
})

test('an answer that does not come in time is given up', async () => {
  answers = ['never']
  expect(await failureOf(call(100)('GET /categories'))).toMatchObject({
    code: 'NETWORK',
    message: 'The server did not answer in time.',
  })
})

test('the caller gives up: at once, with its signal’s reason, in the pause as well', async () => {
  answers = [busy]
  const question = new AbortController()
  const failure = failureOf(call()('GET /categories', { signal: question.signal }))
  setTimeout(() => question.abort(), 100)
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(asked).toHaveLength(1)
  expect(await failureOf(call()('GET /categories', { signal: question.signal }))).toMatchObject({
    name: 'AbortError',
  })
  expect(asked).toHaveLength(1)
})
