import { request as askPlainly, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP } from 'node:net'
import type { TargetCheck } from '#contract/campaigns.ts'
import type { ResolvedAddress, OutboundNetwork } from '#server/kit/http/outbound-network.ts'
import { parseTargetUrl, getHostWithoutWww } from '#shared/rules/target-address.ts'
import { isPublicAddress } from './public-address.ts'

const WHOLE_MS = 6000
const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 16 * 1024
const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
/** This machine, not the other one, is at fault. */
const OFFLINE = ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EADDRNOTAVAIL']

type Answer = { status: number; headers: IncomingHttpHeaders }
/** Why an address was not asked, or did not answer. */
class LinkCheckError extends Error {
  readonly outcome: TargetCheck['outcome']

  constructor(outcome: TargetCheck['outcome'], detail: string) {
    super(detail)
    this.outcome = outcome
  }
}

/**
 * Asks the address of a campaign whether it answers, and where it leads in the end. Nothing of this
 * machine or of a private network is ever asked: each name is resolved once, its addresses are
 * looked at, and the connection goes to the one that was looked at.
 */
export async function checkTarget(
  targetUrl: string,
  outside: OutboundNetwork,
): Promise<TargetCheck> {
  const signal = AbortSignal.timeout(WHOLE_MS)
  let url = targetUrl
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
      const { status, headers } = await ask(safeUrl(url), outside, signal)
      const { location } = headers
      if (status < 300 || status >= 400 || !location) return answered(url, status)
      const next = URL.canParse(location, url) ? new URL(location, url).href : null
      if (!next) throw new LinkCheckError('fails', 'It redirects to an invalid link.')
      if (getHostWithoutWww(url) !== getHostWithoutWww(next)) {
        if ('problem' in parseTargetUrl(next))
          throw new LinkCheckError(
            'refused',
            `It redirects to ${new URL(next).host}, which is not allowed.`,
          )
        return {
          ...{ outcome: 'redirects', status, finalUrl: next },
          detail: `It redirects to another site: ${new URL(next).host}`,
        }
      }
      url = next
    }
    throw new LinkCheckError('fails', 'It redirects too many times.')
  } catch (error) {
    const { outcome, message } = error instanceof LinkCheckError ? error : failureOf(error, signal)
    return { outcome, status: null, finalUrl: url, detail: message }
  }
}

const answered = (finalUrl: string, status: number): TargetCheck =>
  status < 400
    ? { outcome: 'answers', status, finalUrl, detail: 'The link works.' }
    : { outcome: 'fails', status, finalUrl, detail: `The site returns error ${status}.` }

/** The address, if it may be asked. Throws Trouble. */
function safeUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !(url.protocol in PORTS))
    throw new LinkCheckError(
      'refused',
      'Only links that start with http:// or https:// are allowed.',
    )
  if (url.username || url.password)
    throw new LinkCheckError('refused', 'The link contains a username or password.')
  if (url.port !== '') throw new LinkCheckError('refused', 'Only ports 80 and 443 are allowed.')
  return url
}

async function ask(url: URL, outside: OutboundNetwork, signal: AbortSignal): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await within(signal, outside.resolve(host))
  if (found.length === 0) throw new LinkCheckError('fails', 'The website does not exist.')
  if (!found.every(({ address }) => isPublicAddress(address)))
    throw new LinkCheckError('refused', 'The website is not on the public internet.')
  return send(url, { host, found: found[0]!, outside, signal })
}

/** The promise, given up with the signal. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = () => reject(signal.reason as Error)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
    }),
  ])

type Transport = {
  host: string
  found: ResolvedAddress
  outside: OutboundNetwork
  signal: AbortSignal
}

/** Asks for the head of an answer; nothing of its body is read. */
function send(url: URL, { host, found, outside, signal }: Transport): Promise<Answer> {
  const port = PORTS[url.protocol]!
  const to = outside.connectTo?.(found.address, port) ?? { address: found.address, port }
  const options: RequestOptions & { servername?: string } = {
    // The address that was looked at: no name is resolved again.
    ...{ host: to.address, port: to.port, path: `${url.pathname}${url.search}`, signal },
    ...(isIP(host) ? {} : { servername: host }),
    ...{ agent: false, maxHeaderSize: MAX_HEADER_BYTES, method: 'GET' },
    headers: {
      Host: url.host,
      Accept: 'text/html,*/*;q=0.5',
      'User-Agent': 'Mozilla/5.0 (compatible; ZilaAddressCheck)',
    },
  }
  const way = url.protocol === 'https:' ? askSecurely : askPlainly
  return new Promise((resolve, reject) => {
    const asked = way(options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      answer.destroy()
    })
    asked.on('error', reject).end()
  })
}

function failureOf(error: unknown, signal: AbortSignal): LinkCheckError {
  const code = (error as { code?: string } | null)?.code ?? ''
  if (OFFLINE.includes(code))
    return new LinkCheckError('unchecked', 'The link could not be checked.')
  if (signal.aborted) return new LinkCheckError('fails', 'The website took too long to respond.')
  if (code === 'ENOTFOUND') return new LinkCheckError('fails', 'The website does not exist.')
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return new LinkCheckError('fails', 'The website’s certificate is not valid.')
  return new LinkCheckError('fails', 'The website does not respond.')
}
