import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CallError, createClient } from '#client/call.ts'
import type { JsonRequest } from '#client/json-request.ts'
import { sendJson as sendByKy } from '#client/send-json.ts'
import { sendJson as sendOfApp } from '#client/send-json-late.ts'

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
const failureOf = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    return error
  }
}

const request = (method: string, path: string): JsonRequest => {
  return { method, url: baseUrl + path, token: null, timeoutMs: 10_000, signal: undefined }
}

describe.each([
  ['ky', sendByKy],
  ['the app, which reads without it', sendOfApp],
])('a call by %s', (_, send) => {
  const read = (more: Partial<JsonRequest> = {}) =>
    send({ ...request('GET', '/categories'), ...more })

  test.each([[busy], ['dropped' as const]])(
    'a read that failed in passing is asked once more: %j',
    async (first) => {
      answers = [first, good]
      expect(await read()).toEqual({ success: true, data: [] })
      expect(asked).toHaveLength(2)
    },
  )

  test('a read is not asked a third time, and says in words that nothing came', async () => {
    answers = ['dropped']
    expect(await failureOf(read())).toMatchObject({
      code: 'NETWORK',
      status: 0,
      message: 'The server could not be reached.',
    })
    expect(asked).toHaveLength(2)
  })

  test('what is sent is never sent twice', async () => {
    answers = [busy, good]
    const body = { email: 'a@example.com' }
    const failure = await failureOf(send({ ...request('POST', '/newsletter'), body }))
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
    const failure = await failureOf(read())
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
    expect(await failureOf(read())).toMatchObject({ code: 'NETWORK', status: 0 })
  })

  test('an answer that does not come in time is given up', async () => {
    answers = ['never']
    expect(await failureOf(read({ timeoutMs: 100 }))).toMatchObject({
      code: 'NETWORK',
      message: 'The server did not answer in time.',
    })
  })

  test('the caller gives up: at once, with its signal’s reason, in the pause as well', async () => {
    answers = [busy]
    const question = new AbortController()
    const failure = failureOf(read({ signal: question.signal }))
    setTimeout(() => question.abort(), 100)
    expect(await failure).toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(1)
    expect(await failureOf(read({ signal: question.signal }))).toMatchObject({
      name: 'AbortError',
    })
    expect(asked).toHaveLength(1)
  })
})

test('a client fills in the address, and is told of a session that has ended', async () => {
  answers = [{ status: 401, body: '{"success":false,"code":"UNAUTHORISED","error":"Sign in."}' }]
  const ended: object[] = []
  const call = createClient({ baseUrl, onUnauthorised: (how) => void ended.push(how) })
  const failure = await failureOf(
    call('GET /businesses/{idOrSlug}', { params: { idOrSlug: 'sharma' } }),
  )
  expect(failure).toMatchObject({ status: 401, message: 'Sign in.' })
  expect(asked).toEqual(['GET /businesses/sharma'])
  expect(ended).toEqual([{ stays: false }])
})
