import { describe, expect, it, test } from 'vitest'
import { openFirstRelease, requestPath, SITE_FILES } from './setup/served-site.ts'

/* What a phone shares to the installed site while no service worker answers. */

openFirstRelease({ ...SITE_FILES, 'share.html': '<!doctype html><title>Share</title>' })

type Values = Record<string, string | File | readonly (string | File)[]>

async function post(values: Values, path = '/share') {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one as string)
  return send(new Response(form), path)
}

async function send(form: Response, path = '/share') {
  const type = form.headers.get('Content-Type') ?? ''
  const body = new Uint8Array(await form.arrayBuffer())
  return requestPath(path, { 'Content-Type': type }, 'POST', body)
}

const photo = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'shop.jpg', { type: 'image/jpeg' })
/** What the address says to which the phone is led. */
async function shared(values: Values, path = '/share') {
  const answer = await post(values, path)
  expect(answer).toMatchObject({ status: 303, text: '', headers: { 'cache-control': 'no-store' } })
  const { location } = answer.headers
  expect(location!.length).toBeLessThan(8000)
  expect(location).toMatch(/^[!-~]+$/)
  const url = new URL(location!, 'https://site.example')
  expect([url.origin, url.pathname, url.hash]).toEqual(['https://site.example', path, ''])
  return Object.fromEntries(url.searchParams)
}

it('leads to the page that asks what it is for, with the words', async () => {
  const words = { title: 'Namuna', text: 'नया सामान\nआज से', url: 'https://namuna.example/a?b=c#d' }
  expect(await shared(words)).toEqual(words)
  expect(await shared(words, '/hi/share')).toEqual(words)
  expect(await shared({ title: '', text: '', url: '' })).toEqual({})
})

it('says that photos are lost, however large they are', async () => {
  const answer = { title: 'Namuna', photos: 'lost' }
  expect(await shared({ title: 'Namuna', photos: [photo(9), photo(9)] })).toEqual(answer)
  expect(await shared({ title: 'Namuna', photos: photo(12_000_000) })).toEqual(answer)
  // An empty field of a form is no photo.
  expect(await shared({ title: 'Namuna', photos: new File([], '') })).toEqual({ title: 'Namuna' })
})

test.each<[string, Values, Record<string, string>]>([
  [
    'markup stays words',
    { text: '<script>alert(1)</script>' },
    { text: '<script>alert(1)</script>' },
  ],
  ['a line break of a header', { title: 'a\r\nSet-Cookie: x=1' }, { title: 'a Set-Cookie: x=1' }],
  ['a script as a link', { url: 'javascript:alert(1)' }, {}],
  ['data as a link', { url: 'data:text/html,<b>' }, {}],
  ['words with a link as a link', { url: 'https://a.example/ and more' }, {}],
  ['a link too long', { url: `https://a.example/${'x'.repeat(2000)}` }, {}],
  ['controls and turned words', { text: 'a\0b\u001b[1m\u202ec\u2066' }, { text: 'ab[1mc' }],
  ['half a letter', { title: '\ud83d' }, { title: '\ufffd' }],
  ['a field of another name', { next: 'https://evil.example', photos: 'lost' }, {}],
  ['a field twice', { title: ['One', 'Two'] }, { title: 'One' }],
  ['very many fields', { title: Array.from({ length: 5000 }, () => 'One') }, { title: 'One' }],
])('%s', async (_, values, told) => {
  expect(await shared(values)).toEqual(told)
})

test.each([
  ['Latin', 'x', 3000],
  ['Hindi', 'क', 333],
  ['a family of four in one letter', '👨‍👩‍👧‍👦', 40],
])('a text is cut between letters to what fits into an address: %s', async (_, letter, most) => {
  const { text = '' } = await shared({ text: letter.repeat(1000 * (12 - letter.length)) })
  expect([...new Intl.Segmenter().segment(text)].every((one) => one.segment === letter)).toBe(true)
  expect(text.length / letter.length).toBeLessThanOrEqual(most)
  expect(text.length / letter.length).toBeGreaterThan(most * 0.8)
})

describe('is no open door', () => {
  it.each(['/about', '/', '/share/more', '/xx/share', '/business/share', '/share.html'])(
    '%s takes nothing',
    async (path) => {
      expect((await post({ title: 'Namuna' }, path)).status).toBe(405)
    },
  )

  it('never leads to another site', async () => {
    for (const path of [
      '//evil.example/share',
      '/%2F/evil.example/share',
      'https://evil.example/share',
    ])
      expect((await post({ title: 'x' }, path)).headers.location ?? '/').toMatch(/^\/(?!\/)/)
  })

  it('refuses what is no such form, and goes on serving', async () => {
    const form = (type: string, body: string) =>
      send(new Response(body, { headers: { 'Content-Type': type } }))
    for (const [type, body] of [
      ['application/json', '{"title":"a"}'],
      ['application/x-www-form-urlencoded', 'title=a'],
      ['text/plain', 'title=a'],
      ['multipart/form-data', 'title=a'],
      ['multipart/form-data; boundary=x', 'no part at all'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ncut',
      ],
    ] as const)
      expect([type, body, (await form(type, body)).status]).toEqual([type, body, 400])
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await requestPath('/share', {}, method)).status).toBe(405)
    expect((await requestPath('/share')).status).toBe(200)
  })
})
