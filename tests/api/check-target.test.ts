import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveCampaign, checkTargetUrl } from '#contract/campaigns.ts'
import { checkTarget } from '#server/advertising/campaigns/landing-page/check.ts'
import { isPublicAddress } from '#server/advertising/campaigns/landing-page/public-address.ts'
import type { OutboundNetwork } from '#server/kit/http/outbound-network.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign } from './setup/builders.ts'

let server: Server
let port = 0
let asked: { host: string; path: string }[] = []
let connected: string[] = []
let answer: RequestListener = (_, response) => void response.end('hello')

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ host: request.headers.host!, path: request.url! })
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  connected = []
  answer = (_, response) => void response.end('hello')
})

/** Names have these addresses; every connection goes to the server of this test. */
const outside = (addresses: Record<string, string[]> = {}): OutboundNetwork => ({
  resolve: (host) =>
    Promise.resolve(
      (addresses[host] ?? ['8.8.8.8']).map((address) => ({
        ...{ address, family: address.includes(':') ? 6 : 4 },
      })),
    ),
  connectTo: (address) => {
    connected.push(address)
    return { address: '127.0.0.1', port }
  },
})
const failing = (code: string): OutboundNetwork => ({
  resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
})

describe('the address of a campaign', () => {
  test('answers: it is asked by its name, at the address that was looked at', async () => {
    expect(await checkTarget('http://shop.example/heaters?a=1', outside())).toEqual({
      outcome: 'answers',
      status: 200,
      finalUrl: 'http://shop.example/heaters?a=1',
      detail: 'The link works.',
    })
    expect(asked).toEqual([{ host: 'shop.example', path: '/heaters?a=1' }])
    expect(connected).toEqual(['8.8.8.8'])
  })

  test('fails with its error', async () => {
    answer = (_, response) => void response.writeHead(404).end()
    expect(await checkTarget('http://shop.example/', outside())).toMatchObject({
      ...{ outcome: 'fails', status: 404, detail: 'The site returns error 404.' },
    })
  })

  test('is followed within its site, and no further', async () => {
    answer = ({ url, headers }, response) => {
      const to =
        url === '/' ? 'http://www.shop.example/a' : url === '/a' ? '/b' : 'http://other.example/'
      if (url === '/b' && headers.host === 'www.shop.example') return void response.end('there')
      response.writeHead(302, { Location: to }).end()
    }
    expect(await checkTarget('http://shop.example/', outside())).toMatchObject({
      ...{ outcome: 'answers', finalUrl: 'http://www.shop.example/b' },
    })
    asked = []
    expect(await checkTarget('http://shop.example/c', outside())).toMatchObject({
      ...{ outcome: 'redirects', finalUrl: 'http://other.example/' },
      detail: 'It redirects to another site: other.example',
    })
    expect(asked).toHaveLength(1)
  })

  test('that leads on and on is given up', async () => {
    answer = (_, response) => void response.writeHead(302, { Location: '/again' }).end()
    expect(await checkTarget('http://shop.example/', outside())).toMatchObject({
      ...{ outcome: 'fails', detail: 'It redirects too many times.' },
    })
    expect(asked).toHaveLength(6)
  })

  test('with an endless head or body takes nothing of us', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'X-Long': 'x'.repeat(64 * 1024) })
      response.end()
    }
    expect((await checkTarget('http://shop.example/', outside())).outcome).toBe('fails')
    answer = (_, response) => {
      const more = () => void (response.writable && response.write('x'.repeat(65_536), more))
      more()
    }
    expect((await checkTarget('http://shop.example/', outside())).outcome).toBe('answers')
  })

  test.each([
    ['no page of the web', 'ftp://shop.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a name and password', 'http://a:b@shop.example/'],
    ['another port', 'http://shop.example:8080/'],
    ['the port of a database', 'http://shop.example:5432/'],
    ['this machine', 'http://127.0.0.1/'],
    ['this machine in one number', 'http://2130706433/'],
    ['this machine in octal', 'http://0177.0.0.1/'],
    ['this machine, shortened', 'http://127.1/'],
    ['this machine of IPv6', 'http://[::1]/'],
    ['this machine within IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['this machine behind NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['this machine behind 6to4', 'http://[2002:7f00:1::]/'],
    ['a private network', 'http://192.168.1.1/'],
    ['another', 'http://10.0.0.1/'],
    ['a network of a carrier', 'http://100.64.0.1/'],
    ['a link', 'http://[fe80::1]/'],
    ['a local network of IPv6', 'http://[fd00:ec2::254]/'],
    ['metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['metadata of another cloud', 'http://168.63.129.16/'],
    ['no address', 'http://0.0.0.0/'],
    ['everybody', 'http://255.255.255.255/'],
  ])('is never asked when it is %s', async (_, url) => {
    expect((await checkTarget(url, outside())).outcome).toBe('refused')
    expect([asked, connected]).toEqual([[], []])
  })

  test.each([
    ['loopback', ['127.0.0.1']],
    ['metadata', ['169.254.169.254']],
    ['a public address and a private one', ['8.8.8.8', '10.0.0.1']],
    ['a private address of IPv6', ['fd12::1']],
  ])('is never asked when its name has %s', async (_, addresses) => {
    const names = { 'evil.example': addresses }
    expect((await checkTarget('http://evil.example/', outside(names))).outcome).toBe('refused')
    expect([asked, connected]).toEqual([[], []])
  })

  test('whose name changes its address meanwhile is asked at the first alone', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    let resolved = 0
    const rebinding: OutboundNetwork = {
      ...outside(),
      resolve: () =>
        Promise.resolve(answers[resolved++]!.map((address) => ({ address, family: 4 }))),
    }
    expect((await checkTarget('http://evil.example/', rebinding)).outcome).toBe('answers')
    expect([resolved, connected]).toEqual([1, ['8.8.8.8']])
  })

  test('that leads to this machine is not followed there', async () => {
    answer = (_, response) => void response.writeHead(302, { Location: '/inside' }).end()
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const rebinding: OutboundNetwork = {
      ...outside(),
      resolve: () => Promise.resolve(answers.shift()!.map((address) => ({ address, family: 4 }))),
    }
    expect((await checkTarget('http://evil.example/', rebinding)).outcome).toBe('refused')
    expect(asked).toHaveLength(1)
  })

  test('could not be checked while this machine is offline; no such name: fails', async () => {
    expect(await checkTarget('http://shop.example/', failing('EAI_AGAIN'))).toMatchObject({
      ...{ outcome: 'unchecked', detail: 'The link could not be checked.' },
    })
    expect((await checkTarget('http://shop.example/', failing('ENOTFOUND'))).outcome).toBe('fails')
  })
})

test('public addresses are known', () => {
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  expect(['', 'x', 'fe80::1%eth0', '198.18.0.1', '2001:db8::1'].some(isPublicAddress)).toBe(false)
})

describe('the calls', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({ outside: outside() })
  })
  afterAll(() => api.close())

  test('an advertiser is told whether an address answers', async () => {
    const { token } = await insertAccount(api.db)
    const body = { targetUrl: 'http://shop.example/' }
    expect((await api.read(checkTargetUrl, { body, token })).data.outcome).toBe('answers')
  })

  test('approval tells how the address answered, and refuses one that is never asked', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const waits = { isApproved: false, status: 'draft', submittedAt: new Date() } as const
    const approve = async (targetUrl: string) => {
      const { id } = await insertCampaign(api.db, { ...waits, targetUrl })
      const answered = await api.ask(approveCampaign.path.replace('{id}', String(id)), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ approved: true }),
      })
      const { code, target } = (await answered.json()) as {
        code?: string
        target?: { outcome: string }
      }
      return code ?? target?.outcome
    }
    answer = (_, response) => void response.writeHead(500).end()
    expect(await approve('http://shop.example/')).toBe('fails')
    expect(await approve('http://10.0.0.1/')).toBe('NOT_POSSIBLE')
  })
})
