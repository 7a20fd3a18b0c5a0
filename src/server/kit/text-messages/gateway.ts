import { z } from 'zod'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '#shared/rules/languages.ts'

const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 64 * 1024

/** Nothing was sent if the connection was not even made. */
const NOT_CONNECTED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])

/**
 * What a gateway's request looks like. In the address, the headers and the body stand `{phone}`
 * (the number with its country, digits alone), `{national}` (its last ten digits), `{text}`,
 * `{code}`, `{template}` (the registered id) and `{id}` (of the message, for gateways that know a
 * repeated request by it).
 */
export const gatewayRequest = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT']).default('POST'),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  accepted: z.string().optional().describe('What the answer to an accepted message contains'),
  templates: z
    .record(z.string(), z.partialRecord(z.enum(MAIL_LANGUAGES), z.string()))
    .default({})
    .describe('Registered ids, by the name of the text and its language'),
})

export type Gateway = z.output<typeof gatewayRequest> & { url: string }

export type GatewayMessage = {
  id: number
  recipient: string
  template: string
  language: MailLanguage
  text: string
  code: string
}

/** What became of a message; `unknown`: the gateway may have taken it. */
export type GatewayOutcome = { state: 'sent' | 'failed' | 'unknown'; problem: string | null }

type Escape = (value: string) => string
const asItIs: Escape = (value) => value
const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1)
const inHeader: Escape = (value) => value.replace(/[\r\n]+/g, ' ')

const fill = (pattern: string, values: Record<string, string>, escape: Escape) =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : escape(value)
  })

/** The request for one message. Values are written as its place demands: address, form, JSON. */
export function createGatewayRequest(gateway: Gateway, message: GatewayMessage) {
  const digits = message.recipient.replace(/\D/g, '')
  const values = {
    phone: digits,
    national: digits.slice(-10),
    text: message.text,
    code: message.code,
    template: gateway.templates[message.template]?.[message.language] ?? '',
    id: String(message.id),
  }
  const headers = Object.fromEntries(
    Object.entries(gateway.headers).map(([name, value]) => [name, fill(value, values, inHeader)]),
  )
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const escape = /json/i.test(type ?? gateway.body.trimStart().slice(0, 1).replace('{', 'json'))
    ? inJson
    : /urlencoded/i.test(type ?? '')
      ? encodeURIComponent
      : asItIs
  return {
    url: fill(gateway.url, values, encodeURIComponent),
    method: gateway.method,
    headers,
    body: gateway.method === 'GET' ? undefined : fill(gateway.body, values, escape),
  }
}

/**
 * Hands one message to the gateway, once: whoever gets `unknown` must not send it again. Its
 * answer is neither kept nor logged, because it may repeat the number and the code.
 */
export async function sendToGateway(
  gateway: Gateway,
  message: GatewayMessage,
): Promise<GatewayOutcome> {
  const { url, body, ...request } = createGatewayRequest(gateway, message)
  try {
    const response = await fetch(url, {
      ...request,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status } = response
    const answer = await readBeginning(response)
    if (status >= 200 && status < 300) {
      if (gateway.accepted === undefined || answer.includes(gateway.accepted))
        return { state: 'sent', problem: null }
      return { state: 'failed', problem: 'The gateway did not accept the message' }
    }
    return {
      state: status >= 500 ? 'unknown' : 'failed',
      problem: `The gateway answered ${status}`,
    }
  } catch (error) {
    const code = getErrorCode((error as Error).cause ?? error) ?? (error as Error).name
    return {
      state: NOT_CONNECTED.has(code) ? 'failed' : 'unknown',
      problem: `The gateway was not reached (${code})`,
    }
  }
}

async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > MAX_ANSWER_BYTES) break
  }
  return text
}
